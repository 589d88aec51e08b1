import { join, resolve } from 'node:path'
import process from 'node:process'
import { parseArgs } from 'node:util'
import { inBytes, runCommand, seconds, table, wholeNumber } from './command.ts'
import { readConfig } from './config.ts'
import { removeOlder, takeBackup, type Removed, type TakenBackup } from './features/shop/backup/index.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { refuseSharedSessions } from './platform/database/shared-sessions.ts'
import { createDatabase } from './platform/database/transaction.ts'
import { connectEmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/records/integrity-checks.ts'
import { createLog } from './platform/log.ts'
import { createStorage } from './platform/storage/create-storage.ts'

const HELP = `
  Backs up the whole shop to a folder: a consistent snapshot of all rows, and all files. The service may be running.

    npm run backup -- --to <folder> [--keep <number>]

    --to <folder>     The folder for all backups. They share files, so later backups are fast
    --keep <number>   Keep only this many of the newest backups, once the new one is complete

  It uses the settings of the service (DATABASE_URL, DATA_DIR, STORAGE_URL). With the built-in database, run it as the
  same user. The exit code is 1 when no complete backup was made, when the shop has lost a file, or when --keep would
  remove backups of another shop.
`

const NOT_OURS = 'belongs to another shop, or is from before an older backup was restored'

let completed: TakenBackup | undefined
const failure = () =>
  completed ? `The backup ${completed.path} is complete, but a later step failed.` : 'No backup was made.'

await runCommand({ help: HELP, failure }, async () => {
  const { to, keep } = readArguments()
  const began = performance.now()
  const config = readConfig(process.env)
  // Its locks belong to a session, which a shared pooler would keep open and so block the next start.
  if (config.databaseUrl !== undefined) await refuseSharedSessions(config.databaseUrl)
  const server =
    config.databaseUrl === undefined
      ? await connectEmbeddedPostgres(config.dataDir)
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
    completed = backup
    await noteSuccess(server.url, backup, to)
    // A wrong setting must not delete the backups of another shop.
    const mayRemove = keep !== undefined && backup.strangers.length === 0
    const removed = mayRemove ? await removeOlder(to, keep) : undefined
    process.stdout.write(
      report(backup, { removed, kept: keep !== undefined && !mayRemove, took: seconds(began) }),
    )
    const ok = backup.lost.length === 0 && (keep === undefined || mayRemove) && !removed?.damaged.length
    return ok ? 0 : 1
  } finally {
    await server.stop()
  }
})

function readArguments(): { to: string; keep: number | undefined } {
  const { values } = parseArgs({ options: { to: { type: 'string' }, keep: { type: 'string' } } })
  if (values.to === undefined || values.to === '') {
    throw new Error('--to is required: npm run backup -- --to /var/backups/platen')
  }
  return { to: resolve(values.to), keep: wholeNumber('--keep', values.keep) }
}

async function noteSuccess(
  databaseUrl: string,
  { manifest, lost }: TakenBackup,
  folder: string,
): Promise<void> {
  if (lost.length > 0) return
  const pool = createPool(databaseUrl, { max: 1, onError: () => undefined })
  try {
    const checkedAt = new Date(manifest.takenAt)
    await keepFinding(createDatabase(pool), 'backup', {
      ok: true,
      checkedAt,
      problems: [],
      facts: { folder },
    })
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
    ['Rows', `${rows} in ${manifest.tables.length} tables, ${inBytes(bytes)} compressed`],
    [
      'Files',
      `${files.count}, ${inBytes(files.bytes)}; of them new: ${added.files}, ${inBytes(added.bytes)}`,
    ],
    ['Audit head', `${auditHead.sequence} ${auditHead.hash}`],
    ...(removed === undefined ? [] : [['Removed', `${removed.count} older`] as const]),
    ...(removed?.damaged ?? []).map((path) => ['DAMAGED', `${path}: remove or repair it`] as const),
    ['Took', took.trim()],
    ...(kept ? strangers.map((stranger) => ['OTHER SHOP', `${stranger} ${NOT_OURS}`] as const) : []),
    ...(kept
      ? [
          [
            'Removed',
            'none, while these backups are in the folder: move them, or use another folder',
          ] as const,
        ]
      : []),
    ...lost.map(
      (key) => ['LOST', `${key} is missing from the file store, or its content has changed`] as const,
    ),
  ])
}
