export { openGates, settleProduction } from './gates.ts'
export { openProductionGates } from './open-production-gates.ts'
export { hasPrinted, voidJobs } from './print-jobs.store.ts'
export { productionRoutes } from './production.routes.ts'
