export { fabricShade, fabricVariables, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { clothOf } from './art/garment-art.ts'
export { HOODIE_POCKET } from './art/hoodie.ts'
export { FabricSwatch } from './fabric-swatch.tsx'
export { SAMPLE_PRINT_BOX, SamplePrint } from './sample-print.tsx'
export { GarmentPicture, GarmentSide } from './garment-picture.tsx'
export { PlacedPrint, PrintedGarment, printedViews } from './printed-garment.tsx'
export { zoneTransform } from './print-transform.ts'
export { GARMENT_VIEWS, type GarmentFrame, type GarmentKind, type GarmentView } from './garment-frame.ts'
export {
  drawnGarment,
  garmentFrame,
  pictureUrl,
  shownSide,
  sideFrame,
  type ShownGarment,
  type ShownSide,
} from './shown-garment.ts'
