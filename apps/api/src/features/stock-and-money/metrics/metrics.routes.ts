import { getMetrics } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { readMetrics, type MetricsDeps } from './read-metrics.ts'

export function metricsRoutes(app: FastifyInstance, deps: MetricsDeps): void {
  route(app, getMetrics, ({ query }) => readMetrics(deps, query))
}
