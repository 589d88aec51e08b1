export { recordCosts, type NewCost } from './record-costs.ts'
