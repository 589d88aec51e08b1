export { readGarment, useGarment, useGarments } from './garments.ts'
export { fabricName, kindName, zoneIdName } from './names.ts'
export { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from './print-settings.ts'
