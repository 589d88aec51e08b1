import type { Resources } from '@platen/api-client'
import { data, isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router'
import type { Names } from '@platen/formats/own-names'
import { loadCatalog, load, namesFor } from '../../lib/route/load-shop.ts'
import { apiOf } from '../../lib/route/visit.ts'
import { namesOfOrder } from '../../messages/named.ts'
import type { OwnDocument } from './own-documents.tsx'
import type { Proof } from './proof/proof.ts'
import type { Order } from './status/tracking-status.ts'

export type Zone = Resources['CatalogResponse']['zones'][number]

/** Known only while the shop sells the garment. */
export interface GarmentAppearance {
  readonly views: Resources['CatalogResponse']['garments'][number]['views']
  readonly hex: string
}

export interface TrackedOrder {
  readonly order: Order
  readonly appearances: Readonly<Record<string, GarmentAppearance>>
  readonly zones: readonly Zone[]
  readonly taxMode: Resources['CatalogResponse']['taxMode']
  readonly documents: readonly OwnDocument[]
  readonly proof: Proof | null
  readonly names: Names
  readonly readAt: string
}

/** Any invalid token is a 404. */
export async function loadTrackedOrder(
  args: LoaderFunctionArgs,
  trackingToken: string,
): Promise<TrackedOrder> {
  const api = apiOf(args.context)
  const [order, catalog, documents, proof] = await Promise.all([
    load(api.getTrackedOrder({ trackingToken })).catch(asUnknown),
    loadCatalog(args),
    // The page is useful without them.
    load(api.listOwnDocuments({ trackingToken })).catch(() => []),
    load(api.getOfferedProof({ trackingToken })).catch(() => null),
  ])
  return {
    order,
    appearances: appearancesOf(
      order.items.flatMap(({ variantId }) => variantId ?? []),
      catalog,
    ),
    zones: catalog.zones.filter(({ id }) => isPrintedOn(order, id)),
    taxMode: catalog.taxMode,
    documents,
    proof,
    names: namesOfOrder(order, namesFor(args)),
    readAt: new Date().toISOString(),
  }
}

export function asUnknown(error: unknown): never {
  const status = isDataWithStatus(error) ? error.init.status : undefined
  if (status === 400 || status === 422) throw data(null, { status: 404 })
  throw error
}

function isDataWithStatus(error: unknown): error is { init: { status: number } } {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && 'init' in error)
}

export function appearancesOf(
  variantIds: readonly string[],
  { garments }: Resources['CatalogResponse'],
): Record<string, GarmentAppearance> {
  const wanted = new Set(variantIds)
  return Object.fromEntries(
    garments.flatMap(({ views, colours }) =>
      colours.flatMap(({ hex, sizes }) =>
        sizes.flatMap(({ variantId }) =>
          wanted.has(variantId) ? [[variantId, { views, hex }] as const] : [],
        ),
      ),
    ),
  )
}

function isPrintedOn({ items }: Order, zoneId: string): boolean {
  return items.some(({ placements }) => placements.some((print) => print.zoneId === zoneId))
}
