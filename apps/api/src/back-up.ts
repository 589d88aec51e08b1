import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { inBytes, runCommand, seconds, table, wholeNumber } from './command.ts'
import { readConfig } from './config.ts'
import { removeOlder, takeBackup, type Removed, type TakenBackup } from './features/backup/index.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase } from './platform/database/transaction.ts'
import { borrowEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/integrity-checks.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const HELP = `
  Keeps the whole shop in a folder, while it is open or closed: all rows as of one moment, and all files.

    npm run backup -- --to <folder> [--keep <number>]

    --to <folder>     Holds all backups; they share what files have in them, so the next one is quick
    --keep <number>   When this one is whole, only so many stay: the newest

  It takes the settings of the service (DATABASE_URL, DATA_DIR, STORAGE_URL) and, with the built-in database, its
  account. It ends with 1 when there is no new whole backup, when the shop itself has lost a file, or when --keep would
  remove backups of another shop.
`

const NOT_OURS = 'is of another shop, or of what this one was before an older backup was restored'

let made: TakenBackup | undefined
const failure = () =>
  made ? `The backup ${made.path} is whole, but not all is done that follows it.` : 'No backup was made.'

await runCommand({ help: HELP, failure }, async () => {
  const { to, keep } = readArguments()
  const began = performance.now()
  const config = readConfig(process.env)
  // Its locks belong to a connection: elsewhere they would outlast it, and hold up the next start.
  if (config.databaseUrl !== undefined) await refuseSharedSessions(config.databaseUrl)
  const server =
    config.databaseUrl === undefined
      ? await borrowEmbeddedPostgres(config.dataDir)
      : { url: config.databaseUrl, stop: () => Promise.resolve() }
  try {
    process.stdout.write(`\n  Backing up to ${to}\n\n`)
    const backup = await takeBackup({
      databaseUrl: server.url,
      storage: createStorage(config.storageUrl, createLog('error', process.stderr)),
      mailFolder: join(config.dataDir, 'mail'),
      to,
      clock: systemClock,
      say: (line) => process.stdout.write(`  ${seconds(began)}  ${line}\n`),
    })
    made = backup
    await noteSuccess(server.url, backup)
    // By a wrong setting the nights of another shop would push out those of the real one.
    const rotates = keep !== undefined && backup.strangers.length === 0
    const removed = rotates ? await removeOlder(to, keep) : undefined
    process.stdout.write(
      report(backup, { removed, kept: keep !== undefined && !rotates, took: seconds(began) }),
    )
    const isWell = backup.lost.length === 0 && (keep === undefined || rotates) && !removed?.damaged.length
    return isWell ? 0 : 1
  } finally {
    await server.stop()
  }
})

function readArguments(): { to: string; keep: number | undefined } {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
  if (values.to === undefined || values.to === '') {
    throw new Error('Say where to: npm run backup -- --to /var/backups/platen')
  }
  return { to: resolve(values.to), keep: wholeNumber('--keep', values.keep) }
}

/** The dashboard shows since when the shop has a backup. One that misses files is no reason to be calm. */
async function noteSuccess(databaseUrl: string, { manifest, lost }: TakenBackup): Promise<void> {
  if (lost.length > 0) return
  const pool = createPool(databaseUrl, { max: 1, onError: () => undefined })
  try {
    const checkedAt = new Date(manifest.takenAt)
    await keepFinding(createDatabase(pool), 'backup', { ok: true, checkedAt, problems: [] })
  } finally {
    await pool.end()
  }
}

function report(
  { path, manifest, added, lost, strangers }: TakenBackup,
  { removed, kept, took }: { removed: Removed | undefined; kept: boolean; took: string },
): string {
  const rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0)
  const bytes = manifest.tables.reduce((sum, { bytes }) => sum + bytes, 0)
  const { files, auditHead } = manifest
  return table([
    ['Backup', path],
    ['Rows', `${rows} in ${manifest.tables.length} tables, ${inBytes(bytes)} packed`],
    ['Files', `${files.count}, ${inBytes(files.bytes)}; new are ${added.files}, ${inBytes(added.bytes)}`],
    ['Audit head', `${auditHead.sequence} ${auditHead.hash}`],
    ...(removed === undefined ? [] : [['Removed', `${removed.count} older`] as const]),
    ...(removed?.damaged ?? []).map((path) => ['DAMAGED', `${path}: remove it, or mend it`] as const),
    ['Took', took.trim()],
    ...(kept ? strangers.map((stranger) => ['STRANGER', `${stranger} ${NOT_OURS}`] as const) : []),
    ...(kept
      ? [['Removed', 'nothing, as long as these are here: move them, or this shop, elsewhere'] as const]
      : []),
    ...lost.map((key) => ['LOST', `${key} is not in the file store, or not as it was put there`] as const),
  ])
}
