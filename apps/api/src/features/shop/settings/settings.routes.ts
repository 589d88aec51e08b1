import {
  getSettingsUsage,
  getSettings as getOperation,
  replaceSettings as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { replaceSettings } from './replace-settings.ts'
import { anyAmount, getSettings, listUsedInstructions } from './settings.store.ts'

type SettingsDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

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
