export { costRoutes } from './costs.routes.ts'
export { recordCosts, reverseBlankCosts, type NewCost } from './record-costs.ts'
