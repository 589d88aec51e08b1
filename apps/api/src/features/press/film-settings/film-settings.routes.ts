import { getFilmSettings as getOperation, replaceFilmSettings as replaceOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getFilmSettings } from './film-settings.store.ts'
import { replaceFilmSettings } from './replace-film-settings.ts'

type FilmSettingsDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export function filmSettingsRoutes(app: FastifyInstance, deps: FilmSettingsDeps): void {
  route(app, getOperation, () => getFilmSettings(deps.database))

  route(app, replaceOperation, ({ body, raw }) =>
    replaceFilmSettings(deps, { settings: body, author: authorOf(raw) }),
  )
}
