export { usePrintSettings } from './print-settings.ts'
