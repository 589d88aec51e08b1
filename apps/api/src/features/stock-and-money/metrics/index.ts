export { metricsRoutes } from './read-metrics.ts'
