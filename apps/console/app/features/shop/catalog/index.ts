export { readGarment, useGarment, useGarments } from './garments.ts'
export { fabricName, kindName } from './names.ts'
export { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from './print-settings.ts'
