import type { Resources } from '@platen/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { load, loadSoldCatalog } from '../../lib/route/load-shop.ts'
import { apiOf } from '../../lib/route/visit.ts'
import type { Catalog } from '../cart/index.ts'
import { asUnknown } from '../tracking/index.ts'

export type Reorder = Resources['Reorder']
export type Difference = Reorder['differences'][number]

export interface LoadedReorder {
  readonly reorder: Reorder
  readonly catalog: Catalog
}

/** Any invalid token is a 404. */
export async function loadReorder(args: LoaderFunctionArgs, trackingToken: string): Promise<LoadedReorder> {
  const [reorder, catalog] = await Promise.all([
    load(apiOf(args.context).createReorder({ trackingToken })).catch(asUnknown),
    loadSoldCatalog(args),
  ])
  return { reorder, catalog }
}
