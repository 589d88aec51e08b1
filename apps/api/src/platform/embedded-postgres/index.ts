export { connectEmbeddedPostgres } from './connect.ts'
export { startEmbeddedPostgres, type EmbeddedPostgres } from './embedded-postgres.ts'
export { DataFolderBusyError, lockDataFolder } from './data-folder-lock.ts'
export { stopOrphan } from './orphan.ts'
