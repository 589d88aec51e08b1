export { requestFileRemoval, type StoredFile } from './file-removal.store.ts'
export { keepFile, fileRemoval, removeFiles } from './remove-files.ts'
