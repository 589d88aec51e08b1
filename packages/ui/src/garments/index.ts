export { fabricShade, fabricVariables, isDarkFabric, type FabricShade } from './fabric-shade.ts'
export { GarmentDrawing } from './garment-drawing.tsx'
export { garmentFrame, garmentKind, type GarmentFrame, type GarmentKind } from './garment-frame.ts'
export { zoneView, type GarmentView } from './zone-view.ts'
