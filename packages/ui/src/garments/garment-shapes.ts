/** Garments as data, for drawing without React. */
export { drawnLayers } from './drawn-layers.ts'
export { fabricShade, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { garmentArt } from './art/garment-art.ts'
export {
  garmentKind,
  GARMENT_VIEWS,
  viewShift,
  type GarmentFrame,
  type GarmentView,
} from './garment-frame.ts'
export { pictureUrl, shownSide, sideFrame, type ShownGarment, type ShownSide } from './shown-garment.ts'
export { printTransform } from './print-transform.ts'
export { circles, edgesOf, type GarmentArt, type Strip } from './art/path-data.ts'
