import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkBooks, reportOnBooks } from './check-books.ts'
import { inBytes, runCommand, seconds, table } from './command.ts'
import { readConfig } from './config.ts'
import { verifyAuditChain } from './features/people/audit-log/index.ts'
import { findBackup, restoreBackup, verifyBackup, type WholeBackup } from './features/shop/backup/index.ts'
import { SYSTEM, recordAudit } from './platform/records/audit.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/records/integrity-checks.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const HELP = `
  Restores a shop from a backup into an empty database, and verifies the result. Stop the service first.

    npm run restore -- --from <folder> [--check]

    --from <folder>   A backup, or the folder of all backups to use the newest
    --check           Only verify the checksums of the backup. Damaged files are moved aside, so that the next backup
                      copies them again

  It uses the settings of the service: DATABASE_URL or DATA_DIR for the database, STORAGE_URL for the files. All
  checksums are verified before anything is changed, and a database with rows is refused. The exit code is 1 when
  something is wrong.
`

let restored = false
const failure = () =>
  restored ? 'The shop was restored, but could not be verified.' : 'Nothing was restored.'

await runCommand({ help: HELP, failure }, async () => {
  const { from, check } = readArguments()
  const began = performance.now()
  const say = (line: string) => process.stdout.write(`  ${seconds(began)}  ${line}\n`)
  const config = readConfig(process.env)
  const backup = await findBackup(from)
  process.stdout.write(`\n  Reading ${backup.path}\n\n`)
  await verifyBackup(backup, say, { moveAside: check })
  say('all checksums verified')
  if (check) {
    process.stdout.write(table(factsOf(backup)))
    return 0
  }

  // Its locks belong to a session, which a shared pooler would keep open and so block the next start.
  if (config.databaseUrl !== undefined) await refuseSharedSessions(config.databaseUrl)
  const server =
    config.databaseUrl === undefined
      ? await startEmbeddedPostgres({ dataDir: config.dataDir })
      : { url: config.databaseUrl, stop: () => Promise.resolve() }
  try {
    const leftOut = await restoreBackup(backup, {
      databaseUrl: server.url,
      storage: createStorage(config.storageUrl, createLog('error', process.stderr)),
      mailFolder: join(config.dataDir, 'mail'),
      say,
    })
    restored = true
    const result = await verify(server.url, backup)
    process.stdout.write(
      [
        table([
          ...factsOf(backup),
          ...leftOut.map((name) => ['Skipped', `${name}, which is not a table of Platen`] as const),
          ['Took', seconds(began).trim()],
        ]),
        ...result.lines,
        '',
        '',
      ].join('\n'),
    )
    return result.ok ? 0 : 1
  } finally {
    await server.stop()
  }
})

function readArguments(): { from: string; check: boolean } {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  if (values.from === undefined || values.from === '') {
    throw new Error('--from is required: npm run restore -- --from /var/backups/platen')
  }
  return { from: resolve(values.from), check: values.check }
}

async function verify(
  databaseUrl: string,
  { manifest }: WholeBackup,
): Promise<{ ok: boolean; lines: string[] }> {
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined })
  try {
    const database = createDatabase(pool)
    const transaction = transactions(database)
    const problems = await checkBooks({ database, clock: systemClock })
    await transaction(async (tx) => {
      const message = `The shop was restored from the backup of ${manifest.takenAt}. Later changes are lost.`
      const metadata = { takenAt: manifest.takenAt, auditHead: manifest.auditHead }
      const entry = { action: 'backup.restored', message, metadata, occurredAt: systemClock.now() }
      await recordAudit(tx, [{ ...SYSTEM, ...entry }])
    })
    const checkedAt = new Date(manifest.takenAt)
    await keepFinding(database, 'backup', { ok: true, checkedAt, problems: [] })
    const chain = await verifyAuditChain({ database, transaction, clock: systemClock })
    const inChain = `the audit chain is intact, ${chain.verifiedRows} rows`
    const missing = manifest.files.missing.length
    return {
      ok: missing === 0 && problems.length === 0 && chain.ok,
      lines: [
        `  ok     every table has the number of rows in the manifest`,
        missing === 0
          ? `  ok     every file is in the store with the right content`
          : `  WRONG  ${missing} referenced files are missing from the backup, listed above`,
        ...reportOnBooks(problems),
        chain.broken ? `  WRONG  ${inChain}\n           ${chain.broken.message}` : `  ok     ${inChain}`,
      ],
    }
  } finally {
    await pool.end()
  }
}

function factsOf({ path, manifest }: WholeBackup): (readonly [string, string])[] {
  const { files, tables, migrations } = manifest
  const rows = tables.reduce((sum, { rows }) => sum + rows, 0)
  return [
    ['Backup', path],
    ['Taken at', manifest.takenAt],
    ['Schema', migrations.at(-1)?.name ?? 'none'],
    ['Rows', `${rows} in ${tables.length} tables`],
    ['Files', `${files.count}, ${inBytes(files.bytes)}`],
    ...files.missing.map(
      (key) => ['Missing', `${key} was not in the store when the backup was made`] as const,
    ),
  ]
}
