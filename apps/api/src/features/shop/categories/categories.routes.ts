import { getCategories as getOperation, replaceCategories as replaceOperation } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { getCategories } from './categories.store.ts'
import { replaceCategories } from './replace-categories.ts'

type CategoryDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export function categoryRoutes(app: FastifyInstance, deps: CategoryDeps): void {
  route(app, getOperation, () => getCategories(deps.database))

  route(app, replaceOperation, ({ body, raw }) =>
    replaceCategories(deps, { list: body, author: authorOf(raw) }),
  )
}
