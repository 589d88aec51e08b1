import {
  getProductionSettings as getOperation,
  may,
  replaceProductionSettings as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { route } from '../../../platform/http/route.ts'
import { getProductionSettings, withoutCosts } from './production-settings.store.ts'
import { replaceProductionSettings } from './replace-production-settings.ts'

interface ProductionCostDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

export function productionCostRoutes(app: FastifyInstance, deps: ProductionCostDeps): void {
  route(app, getOperation, async ({ raw }) => {
    const settings = await getProductionSettings(deps.database)
    return may(signedIn(raw).role, 'costs:read') ? settings : withoutCosts(settings)
  })

  route(app, replaceOperation, ({ body, raw }) =>
    replaceProductionSettings(deps, { settings: body, author: authorOf(raw) }),
  )
}
