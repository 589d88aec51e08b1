import {
  createGarment as createOperation,
  getGarment as getOperation,
  listGarmentAppearances,
  listGarments as listOperation,
  replaceGarment as replaceOperation,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { sidesOf } from '../../../platform/records/garment-sides.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { createGarment } from './create-garment.ts'
import { toGarmentRecord } from './garment-record.ts'
import { getGarment, listAppearances, listGarments } from './garments.store.ts'
import { replaceGarment } from './replace-garment.ts'

type GarmentDeps = Pick<Platform, 'database' | 'transaction' | 'clock'>

export function garmentRoutes(app: FastifyInstance, deps: GarmentDeps): void {
  route(app, listOperation, async () => (await listGarments(deps.database)).map(toGarmentRecord))

  route(app, listGarmentAppearances, async () =>
    (await listAppearances(deps.database)).map(({ id, appearance }) => ({
      garmentId: encodeId('garment', id),
      views: sidesOf(appearance),
    })),
  )

  route(app, getOperation, async ({ params }) =>
    toGarmentRecord(await getGarment(deps.database, decodeId('garment', params.garmentId))),
  )

  route(app, createOperation, ({ body, raw, transaction }) =>
    createGarment({ ...deps, transaction }, { garment: body, author: authorOf(raw) }),
  )

  route(app, replaceOperation, ({ params, body, raw }) =>
    replaceGarment(deps, {
      garmentId: decodeId('garment', params.garmentId),
      garment: body,
      author: authorOf(raw),
    }),
  )
}
