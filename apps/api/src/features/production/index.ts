export { openGates, settleProduction } from './gates.ts'
export { productionStatusOf } from './production-status.ts'
export { hasPrinted, voidJobs } from './print-jobs.store.ts'
