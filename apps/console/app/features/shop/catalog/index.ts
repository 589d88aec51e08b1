export { readGarment, useGarment, useGarments, useShownGarments } from './garments.ts'
export { fabricName, kindName, zoneIdName } from './names.ts'
export { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings, useShownKind } from './print-settings.ts'
