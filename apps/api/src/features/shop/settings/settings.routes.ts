import {
  getSettingsUsage,
  getSettings as getOperation,
  replaceSettings as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { authorOf } from '../../../platform/auth/guard.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { route } from '../../../platform/http/route.ts'
import { replaceSettings } from './replace-settings.ts'
import { anyAmount, getSettings, listUsedInstructions } from './settings.store.ts'

interface SettingsDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

export function settingsRoutes(app: FastifyInstance, deps: SettingsDeps): void {
  route(app, getOperation, () => getSettings(deps.database))

  route(app, getSettingsUsage, async () => ({
    paymentInstructionIds: await listUsedInstructions(deps.database, []),
    currencyFixed: await anyAmount(deps.database),
  }))

  route(app, replaceOperation, ({ body, raw }) =>
    replaceSettings(deps, { settings: body, author: authorOf(raw) }),
  )
}
