export { readGarment, useGarment, useGarments } from './garments.ts'
export { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from './print-settings.ts'
