import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkBooks, reportOnBooks } from './check-books.ts'
import { inBytes, runCommand, seconds, table } from './command.ts'
import { readConfig } from './config.ts'
import { verifyAuditChain } from './features/audit-log/index.ts'
import { findBackup, restoreBackup, verifyBackup, type WholeBackup } from './features/backup/index.ts'
import { SYSTEM, recordAudit } from './platform/audit.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/integrity-checks.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const HELP = `
  Brings a shop back from a backup, into an empty database, and proves that it is whole. Stop the service first.

    npm run restore -- --from <folder> [--check]

    --from <folder>   One backup, or the folder that holds all of them: then the newest
    --check           Only reads the backup and holds it against its checksums; damaged files are moved aside, so that
                      the next backup copies them again

  It takes the settings of the service: DATABASE_URL or DATA_DIR say into which database, STORAGE_URL where the files go.
  Nothing is touched before every checksum was right, and a database with rows is refused. It ends with 1 when something
  is wrong.
`

let restored = false
const failure = () =>
  restored ? 'The shop was restored, but could not be proven to be whole.' : 'Nothing was restored.'

await runCommand({ help: HELP, failure }, async () => {
  const { from, check } = readArguments()
  const began = performance.now()
  const say = (line: string) => process.stdout.write(`  ${seconds(began)}  ${line}\n`)
  const config = readConfig(process.env)
  const backup = await findBackup(from)
  process.stdout.write(`\n  Reading ${backup.path}\n\n`)
  await verifyBackup(backup, say, { moveAside: check })
  say('every checksum is right')
  if (check) {
    process.stdout.write(table(factsOf(backup)))
    return 0
  }

  // Its locks belong to a connection: elsewhere they would outlast it, and hold up the next start.
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
    const proof = await prove(server.url, backup)
    process.stdout.write(
      [
        table([
          ...factsOf(backup),
          ...leftOut.map((name) => ['Left out', `${name}, which is no table of Platen`] as const),
          ['Took', seconds(began).trim()],
        ]),
        ...proof.lines,
        '',
        '',
      ].join('\n'),
    )
    return proof.ok ? 0 : 1
  } finally {
    await server.stop()
  }
})

function readArguments(): { from: string; check: boolean } {
  const { values } = parseArgs({
    options: { from: { type: 'string' }, check: { type: 'boolean', default: false } },
  })
  if (values.from === undefined || values.from === '') {
    throw new Error('Say where from: npm run restore -- --from /var/backups/platen')
  }
  return { from: resolve(values.from), check: values.check }
}

/** Holds the restored shop against its own books and its audit chain, and leaves a trace of the restore in both. */
async function prove(
  databaseUrl: string,
  { manifest }: WholeBackup,
): Promise<{ ok: boolean; lines: string[] }> {
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined })
  try {
    const database = createDatabase(pool)
    const transaction = transactions(database)
    const problems = await checkBooks({ database, clock: systemClock })
    await transaction(async (tx) => {
      const message = `The shop was restored from the backup of ${manifest.takenAt}. What came later is lost.`
      const metadata = { takenAt: manifest.takenAt, auditHead: manifest.auditHead }
      const entry = { action: 'backup.restored', message, metadata, occurredAt: systemClock.now() }
      await recordAudit(tx, [{ ...SYSTEM, ...entry }])
    })
    const checkedAt = new Date(manifest.takenAt)
    await keepFinding(database, 'backup', { ok: true, checkedAt, problems: [] })
    const chain = await verifyAuditChain({ database, transaction, clock: systemClock })
    const inChain = `the audit chain is whole, ${chain.verifiedRows} rows`
    const missing = manifest.files.missing.length
    return {
      ok: missing === 0 && problems.length === 0 && chain.ok,
      lines: [
        `  ok     every table has the rows that the manifest counts`,
        missing === 0
          ? `  ok     every file is in the store, byte for byte`
          : `  WRONG  ${missing} of the files that rows name are not in the backup: they are named above`,
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
