export { startArchiver } from './archiver.ts'
export { restoreFromArchive } from './restore-from-archive.ts'
