export { fabricShade, fabricVariables, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { clothOf } from './garment-art.ts'
export { HOODIE_POCKET } from './hoodie.ts'
export { FabricSwatch } from './fabric-swatch.tsx'
export { SamplePrint } from './sample-print.tsx'
export { GarmentDrawing } from './garment-drawing.tsx'
export { PlacedPrint, PrintedGarment, printedViews } from './printed-garment.tsx'
export { zoneTransform } from './print-transform.ts'
export {
  garmentFrame,
  garmentKind,
  type GarmentFrame,
  type GarmentKind,
  zoneView,
  type GarmentView,
} from './garment-frame.ts'
