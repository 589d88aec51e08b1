import {
  getPrintZoneUsage,
  getPrintZones as getOperation,
  replacePrintZones as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getPrintZones, listUsedFabrics, listUsedZones } from './print-zones.store.ts'
import { replacePrintZones } from './replace-print-zones.ts'

type PrintZoneDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

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
