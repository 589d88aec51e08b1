import {
  getProductionSettings as getOperation,
  may,
  replaceProductionSettings as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getProductionSettings, withoutCosts } from './production-settings.store.ts'
import { replaceProductionSettings } from './replace-production-settings.ts'

type ProductionCostDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export function productionCostRoutes(app: FastifyInstance, deps: ProductionCostDeps): void {
  route(app, getOperation, async ({ raw }) => {
    const settings = await getProductionSettings(deps.database)
    return may(signedIn(raw).rights, 'costs:read') ? settings : withoutCosts(settings)
  })

  route(app, replaceOperation, ({ body, raw }) =>
    replaceProductionSettings(deps, { settings: body, author: authorOf(raw) }),
  )
}
