export { ARTWORK_TYPES, FilePicker } from './file-picker.tsx'
export { ProofUpload, type Proof } from './proof-upload.tsx'
export { fileErrorOf, UploadRow } from './upload-row.tsx'
export { useUpload, type Upload } from './use-upload.ts'
