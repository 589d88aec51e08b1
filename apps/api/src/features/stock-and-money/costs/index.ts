export { costRoutes } from './costs.routes.ts'
export { recordCosts, type NewCost } from './record-costs.ts'
