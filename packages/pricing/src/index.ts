export * from './code-discount.ts'
export * from './credited-minor.ts'
export * from './film-price.ts'
export * from './hours-to-pay.ts'
export * from './moving-average.ts'
export * from './price-estimate.ts'
export {
  priceOrder,
  type PriceLine,
  type PricedLine,
  type PricedOrder,
  type PriceRules,
  type QuantityBreak,
  type TaxRule,
} from './price-order.ts'
export * from './share-out.ts'
export * from './size-tier.ts'
