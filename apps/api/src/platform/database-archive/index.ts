export { startArchiver } from './archiver.ts'
export { findNewestBase } from './restore-base.ts'
export { restoreFromArchive } from './restore-from-archive.ts'
