export * from './moving-average.ts'
export * from './price-order.ts'
export * from './size-tier.ts'
