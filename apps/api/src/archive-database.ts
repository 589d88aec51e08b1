import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Clock } from './platform/clock.ts'
import { startArchiver } from './platform/database-archive/index.ts'
import type { EmbeddedPostgres } from './platform/embedded-postgres/index.ts'
import { keepFinding } from './platform/records/integrity-checks.ts'
import { createStorage } from './platform/storage/create-storage.ts'
import { withDatabase } from './with-database.ts'

/** Archives the log of the built-in database, and keeps whether that works as a finding. */
export function archiveDatabase(
  server: EmbeddedPostgres,
  backupUrl: string,
  { config, log, clock }: { config: Config; log: Logger; clock: Clock },
): { stop(): Promise<void> } {
  return startArchiver({
    data: join(server.folder, 'data'),
    adminUrl: server.adminUrl,
    storage: createStorage(backupUrl, log),
    mark: server.archive,
    keptDays: config.backupKeptDays,
    clock,
    log,
    onArchived: (checkedAt) => keepState(true, checkedAt),
    onGap: (checkedAt) => keepState(false, checkedAt),
  })

  function keepState(ok: boolean, checkedAt: Date): Promise<void> {
    return withDatabase(server.url, log, ({ transaction }) =>
      transaction((tx) => keepFinding(tx, 'archive', { ok, checkedAt, problems: [] })),
    )
  }
}
