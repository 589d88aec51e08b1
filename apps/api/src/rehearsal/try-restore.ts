import { checkBooks } from '../check-books.ts'
import { verifyAuditChain } from '../features/people/audit-log/index.ts'
import { findBackup, restoreBackup, verifyBackup } from '../features/shop/backup/index.ts'
import { systemClock } from '../platform/clock.ts'
import { restoreFromArchive } from '../platform/database-archive/index.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createPool } from '../platform/database/pool.ts'
import { createDatabase, transactions } from '../platform/database/transaction.ts'
import { startEmbeddedPostgres, type Settings } from '../platform/embedded-postgres/index.ts'
import { createStorage } from '../platform/storage/create-storage.ts'
import type { RehearsalSource, Restored } from './rehearsal.ts'

interface TryOptions {
  readonly source: RehearsalSource
  /** Without a database. The caller removes it. */
  readonly dataDir: string
  readonly say: (line: string) => void
}

/** Nothing of it needs to survive, so it spares the disk and the memory of the shop. */
const SPARING: Settings = {
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  archive_mode: 'off',
  shared_buffers: '64MB',
  max_connections: '20',
  min_wal_size: '32MB',
  max_wal_size: '128MB',
}

const MOST_NAMED = 3
/** The caller reports failures. */
const silent = { error: () => undefined }

/** Restores and checks like the command, but reads the files of a backup without restoring them. */
export async function tryRestore(options: TryOptions): Promise<Restored> {
  const { source, dataDir, say } = options
  const found = source.kind === 'archive' ? await recover(source.url, options) : undefined
  const server = await startEmbeddedPostgres({
    dataDir,
    archiveTo: null,
    replacesLost: true,
    settings: SPARING,
  })
  try {
    const restored = found ?? (await load(source, server.url, say))
    await migrate(server.url)
    return { ...restored, wrong: [...restored.wrong, ...(await findWrong(server.url))] }
  } finally {
    await server.stop()
  }
}

async function recover(url: string, { dataDir, say }: TryOptions): Promise<Restored> {
  const storage = createStorage(url, silent)
  const { base, lastChange, gap } = await restoreFromArchive({
    ...{ storage, dataDir, say },
    at: undefined,
    settings: SPARING,
  })
  return {
    newestChangeAt: lastChange ?? base.completedAt,
    wrong: gap === undefined ? [] : [`The archive lacks ${gap} of the log, although it has later files.`],
  }
}

async function load(source: RehearsalSource, databaseUrl: string, say: TryOptions['say']): Promise<Restored> {
  if (source.kind !== 'backup') throw new Error('Only a backup is loaded into a running database.')
  const backup = await findBackup(source.folder)
  await verifyBackup(backup, say)
  say('all checksums verified')
  await restoreBackup(backup, { databaseUrl, files: undefined, say })
  return { newestChangeAt: backup.manifest.takenAt, wrong: [] }
}

async function findWrong(databaseUrl: string): Promise<string[]> {
  const pool = createPool(databaseUrl, { max: 2, onError: () => undefined, isPatient: true })
  try {
    const database = createDatabase(pool)
    const deps = { database, transaction: transactions(database), clock: systemClock }
    const problems = await checkBooks(deps)
    const named = problems
      .slice(0, MOST_NAMED)
      .map(({ subject, check, expected, found }) => `${subject}, ${check}: ${found} instead of ${expected}.`)
    if (problems.length > MOST_NAMED) named.push(`${problems.length - MOST_NAMED} more.`)
    const chain = await verifyAuditChain(deps)
    return chain.broken ? [...named, `The audit chain is broken. ${chain.broken.message}`] : named
  } finally {
    await pool.end()
  }
}
