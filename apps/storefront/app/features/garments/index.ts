export { NoGarments, GarmentList } from './garment-list.tsx'
export { FabricChoice, MAX_FABRICS, ForFabric, FabricDrawings } from './fabric-choice.tsx'
export {
  fabricName,
  priceRange,
  sizeNames,
  soldSizes,
  zoneLimits,
  zonesOf,
  type Catalog,
  type Garment,
  type Zone,
  type ZoneLimit,
  getGarment,
  percentWords,
  sizeInCm,
  leadTimeWords,
} from './garment-facts.ts'
export { GarmentPage } from './garment-page.tsx'
export { breakLadders, type BreakLadder } from './print-prices.ts'
export { TaxNote } from './price-table.tsx'
