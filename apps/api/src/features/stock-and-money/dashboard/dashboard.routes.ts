import { getOperationsDashboard } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { signedIn } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { getDashboard, type DashboardDeps } from './get-dashboard.ts'

export function dashboardRoutes(app: FastifyInstance, deps: DashboardDeps): void {
  route(app, getOperationsDashboard, ({ raw }) => getDashboard(deps, signedIn(raw).role))
}
