/** What the shop sells and how it prints it, read by more than one feature. */
export { readGarment, useGarment, useGarments } from './garments.ts'
export { PRINT_ZONES_KEY, readPrintSettings, usePrintSettings } from './print-settings.ts'
