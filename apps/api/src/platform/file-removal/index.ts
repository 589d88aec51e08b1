export { requestFileRemoval, type StoredFile } from './file-removal.store.ts'
export { keepFile } from './keep-file.ts'
export { fileRemoval, removeFiles } from './remove-files.ts'
