/** The drawn garments as numbers and paths, for drawing without React. */
export { fabricShade, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { garmentArt } from './garment-art.ts'
export { garmentFrame, garmentKind, viewShift, type GarmentFrame } from './garment-frame.ts'
export type { GarmentArt, Strip } from './garment-parts.ts'
export { zoneView, type GarmentView } from './zone-view.ts'
