export { estimateUrl } from './estimate-link.ts'
export { estimateRoutes, offeredEstimateRoutes } from './estimates.routes.ts'
export { estimateReminders, expireEstimates } from './expire-estimates.ts'
