import {
  createExampleAdoption,
  createExampleRemoval,
  createTestOrder,
  createTestOrderCancellation,
  getFirstRun as getOperation,
  replaceFirstRun as replaceOperation,
  type FirstRunResponse,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { adoptExamples } from './adopt-examples.ts'
import { cancelTestOrder } from './cancel-test-order.ts'
import { getFirstRun, type FirstRun } from './first-run.store.ts'
import { placeTestOrder, type TestOrderDeps } from './place-test-order.ts'
import { removeExamples } from './remove-examples.ts'
import { replaceFirstRun } from './replace-first-run.ts'

export function firstRunRoutes(app: FastifyInstance, deps: TestOrderDeps): void {
  const withAddresses = ({ previewKey, ...firstRun }: FirstRun): FirstRunResponse => ({
    ...firstRun,
    storeUrl: deps.config.publicUrl,
    previewUrl: `${deps.config.publicUrl}/?preview=${previewKey}`,
  })

  route(app, getOperation, async () => withAddresses(await getFirstRun(deps.database)))

  route(app, replaceOperation, async ({ body, raw }) =>
    withAddresses(await replaceFirstRun(deps, { progress: body, author: authorOf(raw) })),
  )

  route(app, createExampleRemoval, ({ raw, transaction }) =>
    removeExamples({ ...deps, transaction }, { author: authorOf(raw) }),
  )

  route(app, createExampleAdoption, async ({ raw, transaction }) =>
    withAddresses(await adoptExamples({ ...deps, transaction }, { author: authorOf(raw) })),
  )

  route(app, createTestOrder, ({ body, raw, transaction }) =>
    placeTestOrder(deps, {
      request: body,
      author: authorOf(raw),
      clientAddress: raw.ip,
      once: transaction,
    }),
  )

  route(app, createTestOrderCancellation, ({ params, body, raw, transaction }) =>
    cancelTestOrder(
      { ...deps, transaction },
      { ...body, orderId: decodeId('order', params.orderId), author: authorOf(raw) },
    ),
  )
}
