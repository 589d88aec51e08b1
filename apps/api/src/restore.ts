import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { checkBooks, reportOnBooks } from './check-books.ts'
import { inBytes, runCommand, seconds, table } from './command.ts'
import { readConfig, type Config } from './config.ts'
import { verifyAuditChain } from './features/people/audit-log/index.ts'
import {
  findBackup,
  restoreBackup,
  settleRestoredMoment,
  verifyBackup,
  type WholeBackup,
} from './features/shop/backup/index.ts'
import { rehearseByHand } from './rehearsal/index.ts'
import { SYSTEM, recordAudit } from './platform/records/audit.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase, transactions } from './platform/database/transaction.ts'
import { restoreFromArchive } from './platform/database-archive/index.ts'
import { startEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/records/integrity-checks.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const HELP = `
  Restores a shop from a backup into an empty database, and verifies the result. Stop the service first.

    npm run restore -- --from <folder> [--check]
    npm run restore -- --at <moment>
    npm run restore -- --rehearse [--from <folder>]

    --from <folder>   A backup, or the folder of all backups to use the newest
    --check           Only verify the checksums of the backup. Damaged files are moved aside, so that the next backup
                      copies them again
    --at <moment>     The database as it was then, from the archive in BACKUP_URL: 2026-11-22T10:00:00Z, or "latest".
                      For the built-in database; DATA_DIR must not contain one
    --rehearse        Restores the archive or the newest backup into a temporary folder in DATA_DIR, checks it, and
                      removes it. The service may be running; it does the same every week

  It uses the settings of the service: DATABASE_URL or DATA_DIR for the database, STORAGE_URL for the files. All
  checksums are verified before anything is changed, and a database with rows is refused. The exit code is 1 when
  something is wrong.
`

const MOST_FILES = 20

let restored = false
const failure = () =>
  restored ? 'The shop was restored, but could not be verified.' : 'Nothing was restored.'

await runCommand({ help: HELP, failure }, async () => {
  const { from, check, at, rehearses } = readArguments()
  const began = performance.now()
  const say = (line: string) => process.stdout.write(`  ${seconds(began)}  ${line}\n`)
  const config = readConfig(process.env)
  if (rehearses) return rehearseByHand(config, from || undefined)
  if (at !== undefined) return restoreMoment(config, at, { say, began })
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
      ? await startEmbeddedPostgres({ dataDir: config.dataDir, replacesLost: true })
      : { url: config.databaseUrl, stop: () => Promise.resolve() }
  try {
    const leftOut = await restoreBackup(backup, {
      databaseUrl: server.url,
      files: {
        storage: createStorage(config.storageUrl, createLog('error', process.stderr)),
        mailFolder: join(config.dataDir, 'mail'),
      },
      say,
    })
    restored = true
    const { takenAt, auditHead, files } = backup.manifest
    const missing = files.missing.length
    const result = await verify(server.url, {
      message: `The shop was restored from the backup of ${takenAt}. Later changes are lost.`,
      metadata: { takenAt, auditHead },
      backedUp: { at: new Date(takenAt), folder: backup.pool },
    })
    process.stdout.write(
      [
        table([
          ...factsOf(backup),
          ...leftOut.map((name) => ['Skipped', `${name}, which is not a table of Platen`] as const),
          ['Took', seconds(began).trim()],
        ]),
        `  ok     every table has the number of rows in the manifest`,
        missing === 0
          ? `  ok     every file is in the store with the right content`
          : `  WRONG  ${missing} referenced files are missing from the backup, listed above`,
        ...result.lines,
        '',
        '',
      ].join('\n'),
    )
    return result.ok && missing === 0 ? 0 : 1
  } finally {
    await server.stop()
  }
})

async function restoreMoment(
  config: Config,
  at: Date | 'latest',
  { say, began }: { say: (line: string) => void; began: number },
): Promise<number> {
  if (config.backupUrl === undefined) throw new Error('--at needs BACKUP_URL, which the service archives to.')
  if (config.databaseUrl !== undefined)
    throw new Error('--at is for the built-in database, not DATABASE_URL.')
  process.stdout.write(`\n  Reading the archive\n\n`)
  const log = createLog('error', process.stderr)
  const moment = await restoreFromArchive({
    storage: createStorage(config.backupUrl, log),
    dataDir: config.dataDir,
    at: at === 'latest' ? undefined : at,
    say,
  })
  const server = await startEmbeddedPostgres({ dataDir: config.dataDir })
  try {
    const { missing } = await settleRestoredMoment(server.url, createStorage(config.storageUrl, log))
    restored = true
    const until = moment.lastChange ?? moment.base.completedAt
    const result = await verify(server.url, {
      message: `The shop was restored to ${until}. Later changes are lost.`,
      metadata: { at: at === 'latest' ? at : at.toISOString(), until, base: moment.base.name },
    })
    process.stdout.write(
      [
        table([
          ['Base copy', moment.base.completedAt],
          ['Last change', until],
          ...missing
            .slice(0, MOST_FILES)
            .map(
              (key) => ['Missing', `${key} is not in the file store; npm run backup may have it`] as const,
            ),
          ['Took', seconds(began).trim()],
        ]),
        missing.length === 0
          ? `  ok     every file is in the store`
          : `  WRONG  ${missing.length} files are not in the store`,
        ...(moment.gap === undefined
          ? []
          : [`  WRONG  ${moment.gap} is missing from the archive: later changes are not restored`]),
        ...result.lines,
        '',
        '',
      ].join('\n'),
    )
    return result.ok && missing.length === 0 && moment.gap === undefined ? 0 : 1
  } finally {
    await server.stop()
  }
}

interface Arguments {
  readonly from: string
  readonly check: boolean
  readonly at: Date | 'latest' | undefined
  readonly rehearses: boolean
}

function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      check: { type: 'boolean', default: false },
      at: { type: 'string' },
      rehearse: { type: 'boolean', default: false },
    },
  })
  const { from, check, at, rehearse: rehearses } = values
  if (rehearses) {
    if (at !== undefined || check) throw new Error('--rehearse is used without --at and --check.')
    return { from: from ? resolve(from) : '', check, at: undefined, rehearses }
  }
  if (at !== undefined) {
    if (from !== undefined || check)
      throw new Error('--at reads BACKUP_URL: use it without --from and --check.')
    return { from: '', check, at: readMoment(at), rehearses }
  }
  if (from === undefined || from === '') {
    throw new Error('--from or --at is required: npm run restore -- --from /var/backups/platen')
  }
  return { from: resolve(from), check, at: undefined, rehearses }
}

/** With its time zone, because a guessed one would be hours off. */
function readMoment(text: string): Date | 'latest' {
  if (text === 'latest') return text
  const at = new Date(text)
  if (/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/.test(text) && !Number.isNaN(at.getTime())) return at
  throw new Error('--at must be a time like 2026-11-22T10:00:00Z or 2026-11-22T04:00:00-06:00, or "latest".')
}

async function verify(
  databaseUrl: string,
  restoration: {
    message: string
    metadata: Readonly<Record<string, unknown>>
    backedUp?: { at: Date; folder: string }
  },
): Promise<{ ok: boolean; lines: string[] }> {
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined, isPatient: true })
  try {
    const database = createDatabase(pool)
    const transaction = transactions(database)
    const problems = await checkBooks({ database, clock: systemClock })
    await transaction(async (tx) => {
      const { message, metadata } = restoration
      const entry = { action: 'backup.restored' as const, message, metadata, occurredAt: systemClock.now() }
      await recordAudit(tx, [{ ...SYSTEM, ...entry }])
    })
    const { backedUp } = restoration
    if (backedUp) {
      const facts = { folder: backedUp.folder }
      await keepFinding(database, 'backup', { ok: true, checkedAt: backedUp.at, problems: [], facts })
    }
    const chain = await verifyAuditChain({ database, transaction, clock: systemClock })
    const inChain = `the audit chain is intact, ${chain.verifiedRows} rows`
    return {
      ok: problems.length === 0 && chain.ok,
      lines: [
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
