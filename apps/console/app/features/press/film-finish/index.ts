export { FinishDialog } from './finish-dialog.tsx'
