import type { EstimateRecord, OrderRecord } from '@platen/contract'
import type { WorkingShop } from '../working-shop.ts'

export interface ValidRequest {
  /** The owner's by default. */
  readonly headers?: Record<string, string>
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: object
  /** Of an upload; a picture by default. */
  readonly file?: { readonly fileName: string; readonly content: string }
  /** Where the texts can be read when the response does not have them. */
  readonly readAt?: string
}

export type Row = (shop: WorkingShop) => ValidRequest | Promise<ValidRequest>
export type Rows = Readonly<Record<string, Row>>

export const DAYS = { dateFrom: '2026-01-01', dateTo: '2026-12-31' }

export const FORMER_DAYS = { from: DAYS.dateFrom, to: DAYS.dateTo }

export const TIMES = { from: '2026-01-01T00:00:00Z', to: '2027-01-01T00:00:00Z' }

export const nothing: Row = () => ({})

export function estimateTokenOf({ url }: EstimateRecord): string {
  return tokenIn(url)
}

export function tokenIn(url: string | null): string {
  return String(url).split('/').at(-1)!
}

export async function aTrackingToken(shop: WorkingShop): Promise<string> {
  return String((await shop.anOrder()).trackingToken)
}

export function placementOf({ items }: OrderRecord): string {
  return items[0]!.placements[0]!.id
}
