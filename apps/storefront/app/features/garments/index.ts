export { NoGarments } from './no-garments.tsx'
export { FabricChoice, MAX_FABRICS, ForFabric } from './fabric-choice.tsx'
export { FabricDrawings } from './fabric-drawings.tsx'
export { fabricName } from './fabric-name.ts'
export {
  priceRange,
  sizeNames,
  soldSizes,
  zoneLimits,
  zonesOf,
  type Catalog,
  type Garment,
  type Zone,
  type ZoneLimit,
} from './garment-facts.ts'
export { GarmentList } from './garment-list.tsx'
export { GarmentPage } from './garment-page.tsx'
export { getGarment } from './get-garment.ts'
export { leadTimeWords } from './lead-time.ts'
export { percentWords, sizeInCm } from './measures.ts'
export { breakLadders, type BreakLadder } from './print-prices.ts'
export { TaxNote } from './tax-note.tsx'
