export { ConnectionLost, uploadFile } from '@platen/ui'
