/** Garments as data, for drawing without React. */
export { fabricShade, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { garmentArt } from './garment-art.ts'
export {
  garmentFrame,
  garmentKind,
  viewShift,
  type GarmentFrame,
  zoneView,
  type GarmentView,
} from './garment-frame.ts'
export { printTransform } from './print-transform.ts'
export { circles, edgesOf, type GarmentArt, type Strip } from './path-data.ts'
