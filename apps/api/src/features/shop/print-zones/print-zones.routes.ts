import {
  getPrintZoneUsage,
  getPrintZones as getOperation,
  replacePrintZones as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { route } from '../../../platform/http/route.ts'
import { getPrintZones, listUsedFabrics, listUsedZones } from './print-zones.store.ts'
import { replacePrintZones } from './replace-print-zones.ts'

interface PrintZoneDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

export function printZoneRoutes(app: FastifyInstance, deps: PrintZoneDeps): void {
  route(app, getOperation, () => getPrintZones(deps.database))

  route(app, getPrintZoneUsage, async () => ({
    zoneIds: await listUsedZones(deps.database, []),
    fabrics: await listUsedFabrics(deps.database),
  }))

  route(app, replaceOperation, ({ body, raw }) =>
    replacePrintZones(deps, { settings: body, author: authorOf(raw) }),
  )
}
