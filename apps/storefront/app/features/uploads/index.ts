export { FilePicker } from './file-picker.tsx'
export { UploadRow } from './upload-row.tsx'
export { useUpload, type Upload } from './use-upload.ts'
