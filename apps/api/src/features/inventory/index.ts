export { moveStock, type MovementType, type StockMove, type StockMovement } from './move-stock.ts'
export { costMinor, movingAverage } from './moving-average.ts'
