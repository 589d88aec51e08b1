export { moveStock, type MovementType, type StockMove, type StockMovement } from './move-stock.ts'
export { costMinor } from './moving-average.ts'
export { lockItems } from './stock.store.ts'
