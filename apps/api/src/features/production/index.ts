export { openGates, settleProduction } from './gates.ts'
export { hasPrinted, voidJobs } from './print-jobs.store.ts'
