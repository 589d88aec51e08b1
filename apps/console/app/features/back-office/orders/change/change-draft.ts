import type { Resources } from '@platen/api-client'
import { m } from '../../../../messages/messages.ts'
import {
  EMPTY_ORDER,
  deliveryInput,
  fulfilmentOf,
  missingDelivery,
  type DeliveryDraft,
} from '../new-order/new-order-draft.ts'
import type { Line, Order } from '../order/order.ts'

const words = m.orderChanges.missing

type Change = Resources['OrderChange']

type GarmentLine = Line & { readonly variantId: string }

/** The service refuses to change an order with film. */
function isGarment(line: Line): line is GarmentLine {
  return line.variantId !== null
}

export interface LineDraft {
  readonly key: string
  /** The line that has the prints: itself, or the one that a new line copies. */
  readonly source: GarmentLine
  readonly isNew: boolean
  readonly variantId: string
  /** Undefined while what was typed is no number. */
  readonly quantity: number | undefined
  /** Undefined keeps the price, null takes an agreed one back, and NaN is no amount. */
  readonly agreedMinor: number | null | undefined
}

export interface ChangeDraft {
  /** When the dialog was opened, so that nothing that others changed since is lost. */
  readonly revision: number
  readonly lines: readonly LineDraft[]
  /** Null leaves the delivery as it is. */
  readonly delivery: DeliveryDraft | null
  readonly reason: string
  /** Of the order, until it is changed; empty takes it off. */
  readonly discountCode: string
}

export function draftOf({
  revision,
  items,
  discount,
}: Pick<Order, 'revision' | 'items' | 'discount'>): ChangeDraft {
  const lines = items.filter(isGarment).map((line) => lineOf(line, line.id, false))
  return { revision, lines, delivery: null, reason: '', discountCode: discount?.code ?? '' }
}

/** A new line with the same prints. */
export function copyOf({ source, variantId }: LineDraft, key: string): LineDraft {
  return { ...lineOf(source, key, true), variantId }
}

function lineOf(source: GarmentLine, key: string, isNew: boolean): LineDraft {
  const { variantId, quantity } = source
  return { key, source, isNew, variantId, quantity: isNew ? 1 : quantity, agreedMinor: undefined }
}

export function deliveryOf({
  fulfilment: { method, meetupZoneId, slot, address },
}: Pick<Order, 'fulfilment'>): DeliveryDraft {
  return {
    method,
    meetupZoneId: meetupZoneId ?? '',
    slot: slot ? `${slot.date} ${slot.from}` : '',
    address: { ...EMPTY_ORDER.address, ...address },
  }
}

export function missingIn(draft: ChangeDraft, order: Pick<Order, 'items' | 'discount'>): string | undefined {
  const { lines, delivery, reason } = draft
  if (lines.length === 0) return words.lines
  if (lines.some(({ quantity }) => quantity === undefined)) return words.quantities
  if (lines.some(({ agreedMinor }) => Number.isNaN(agreedMinor))) return words.prices
  if (!isChanged(draft, order)) return words.changes
  const incomplete = delivery && missingDelivery(delivery)
  if (incomplete) return incomplete
  return hasNewPrice(draft) && reason.trim() === '' ? words.reason : undefined
}

/** The customer reads why. */
export function hasNewPrice({ lines }: ChangeDraft): boolean {
  return lines.some(({ agreedMinor }) => agreedMinor !== undefined)
}

function isChanged(
  { lines, delivery, discountCode }: ChangeDraft,
  { items, discount }: Pick<Order, 'items' | 'discount'>,
): boolean {
  if (hasNewCode(discountCode, discount)) return true
  const kept = lines.filter(({ isNew }) => !isNew)
  const isOther = ({ source, variantId, quantity, agreedMinor }: LineDraft) =>
    variantId !== source.variantId || quantity !== source.quantity || agreedMinor !== undefined
  return delivery !== null || lines.length > kept.length || kept.length < items.length || kept.some(isOther)
}

function hasNewCode(code: string, discount: Order['discount']): boolean {
  return code.toUpperCase() !== (discount?.code ?? '')
}

export function bodyOf(
  { revision, lines, delivery, reason, discountCode }: ChangeDraft,
  { discount }: Pick<Order, 'discount'>,
): Change {
  return {
    revision,
    items: lines.map(({ isNew, source, variantId, quantity = 1, agreedMinor }) => ({
      ...(isNew ? { placements: source.placements.map(printOf) } : { id: source.id }),
      variantId,
      quantity,
      ...(agreedMinor !== undefined && { unitPriceMinor: agreedMinor }),
    })),
    ...(delivery && { fulfilment: fulfilmentOf(delivery) }),
    ...(hasNewCode(discountCode, discount) && { discountCode: discountCode || null }),
    ...(reason.trim() !== '' && { reason: reason.trim() }),
  }
}

/** The input that shows what is wrong with a field of the request. */
export function inputOf(path: string): string {
  const [, line, field = 'quantity'] = /^items\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
  if (line === undefined) return deliveryInput(path)
  // Prints are copied, and only another size has more room for them.
  return `items.${line}.${field === 'placements' ? 'variantId' : field}`
}

function printOf({
  zoneId,
  artwork,
  widthMm,
  heightMm,
  offsetXMm,
  offsetYMm,
  rotationDeg,
}: Line['placements'][number]) {
  return { zoneId: zoneId ?? '', artworkId: artwork.id, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg }
}
