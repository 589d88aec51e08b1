export { readGarment, useGarment, useGarments, useShownGarments } from './garments.ts'
export { fabricName, itemText, zoneIdName } from './names.ts'
export {
  PRINT_ZONES_KEY,
  readPrintSettings,
  useKindNames,
  useKindSizes,
  usePrintSettings,
  useShownKind,
} from './print-settings.ts'
