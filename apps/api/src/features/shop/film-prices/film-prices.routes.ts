import { getFilmPrices as getOperation, replaceFilmPrices as replaceOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getFilmPrices } from './film-prices.store.ts'
import { replaceFilmPrices } from './replace-film-prices.ts'

type FilmPriceDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export function filmPriceRoutes(app: FastifyInstance, deps: FilmPriceDeps): void {
  route(app, getOperation, () => getFilmPrices(deps.database))

  route(app, replaceOperation, ({ body, raw }) =>
    replaceFilmPrices(deps, { prices: body, author: authorOf(raw) }),
  )
}
