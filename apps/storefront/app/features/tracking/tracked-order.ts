import type { Resources } from '@platen/api-client'
import { data, isRouteErrorResponse, type LoaderFunctionArgs } from 'react-router'
import { loadCatalog } from '../../lib/load-shop.ts'
import { load } from '../../lib/load.ts'
import { apiOf } from '../../lib/visit.ts'
import type { Zone } from './print-box.ts'
import type { Order } from './standing.ts'

/** What a garment of the order looks like, by variant; only of those that the shop still sells. */
export interface GarmentLook {
  readonly kind: string
  readonly hex: string
}

export interface TrackedOrder {
  readonly order: Order
  readonly looks: Readonly<Record<string, GarmentLook>>
  readonly zones: readonly Zone[]
  readonly taxMode: Resources['CatalogResponse']['taxMode']
  /** When the order stood so. */
  readonly readAt: string
}

/** The order, and of the catalogue no more than draws it. Whatever is wrong with the token, there is no such order. */
export async function loadTrackedOrder(
  args: LoaderFunctionArgs,
  trackingToken: string,
): Promise<TrackedOrder> {
  const api = apiOf(args.context)
  const [order, catalog] = await Promise.all([
    load(api.GET('/api/v1/orders/{trackingToken}', { params: { path: { trackingToken } } })).catch(asUnknown),
    loadCatalog(args),
  ])
  return {
    order,
    looks: looksOf(order, catalog),
    zones: catalog.zones.filter(({ id }) => isPrintedOn(order, id)),
    taxMode: catalog.taxMode,
    readAt: new Date().toISOString(),
  }
}

function asUnknown(error: unknown): never {
  const status = isDataWithStatus(error) ? error.init.status : undefined
  if (status === 400 || status === 422) throw data(null, { status: 404 })
  throw error
}

function isDataWithStatus(error: unknown): error is { init: { status: number } } {
  return isRouteErrorResponse(error) || (typeof error === 'object' && error !== null && 'init' in error)
}

function looksOf(order: Order, { garments }: Resources['CatalogResponse']): Record<string, GarmentLook> {
  const wanted = new Set(order.items.map(({ variantId }) => variantId))
  return Object.fromEntries(
    garments.flatMap(({ kind, colours }) =>
      colours.flatMap(({ hex, sizes }) =>
        sizes.flatMap(({ variantId }) =>
          wanted.has(variantId) ? [[variantId, { kind, hex }] as const] : [],
        ),
      ),
    ),
  )
}

function isPrintedOn({ items }: Order, zoneId: string): boolean {
  return items.some(({ placements }) => placements.some((print) => print.zoneId === zoneId))
}
