export { SetupChecklist } from './setup-checklist.tsx'
