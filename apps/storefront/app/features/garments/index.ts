export { NoGarments, GarmentList } from './list/garment-list.tsx'
export { FindGarments } from './list/find-garments.tsx'
export { FoundGarments } from './list/found-garments.tsx'
export { LONGEST_QUERY, searchGarments } from './list/search.ts'
export { FabricChoice, MAX_FABRICS, ForFabric, FabricDrawings } from './fabric-choice.tsx'
export {
  fabricName,
  priceRange,
  sizeNames,
  soldSizes,
  zoneLimits,
  zonesOf,
  termsOf,
  type Catalog,
  type Garment,
  type Zone,
  type ZoneLimit,
  getCategory,
  offerWords,
  getGarment,
  percentWords,
  sizeInCm,
  leadTimeWords,
} from './garment-facts.ts'
export { GarmentPage } from './garment-page.tsx'
export { breakLadders, type BreakLadder } from './print-prices.ts'
export { TaxNote } from './price-table.tsx'
