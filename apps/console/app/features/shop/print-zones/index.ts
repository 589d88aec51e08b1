export type { PrintSettings } from './print-document.ts'
export { usePrintPrices } from './use-print-prices.ts'
