import type { Resources } from '@platen/api-client'
import { count } from '@platen/messages'
import { locale, m } from '../../../messages/messages.ts'
import { unitCostOf } from './quantity.ts'
import type { StockUnit } from './stock.ts'

type Request = Resources['StockDeliveryCreateRequest']
export type DeliveryGarment = Pick<Resources['GarmentRecord'], 'id' | 'name' | 'slug' | 'variants'>
type Variant = DeliveryGarment['variants'][number]

/** An item that is not a garment, or one that was found by typing. */
export interface OtherLine {
  readonly itemId: string
  readonly name: string
  readonly unit: StockUnit
  /** In the unit of the ledger; null while empty. */
  readonly quantity: number | null
}

export interface DeliveryDraft {
  readonly garmentId: string
  /** As typed, by variant ID. A variant without a stock item gets one, also with 0. */
  readonly quantities: Readonly<Record<string, string>>
  /** Millionths of the currency, by garment ID. */
  readonly unitCosts: Readonly<Record<string, number | null>>
  /** What the SKUs of new items begin with, by garment ID. */
  readonly prefixes: Readonly<Record<string, string>>
  readonly others: readonly OtherLine[]
  readonly supplier: string
  /** Of new items. */
  readonly reorderPoint: number | null
  readonly note: string
}

export const EMPTY_DELIVERY: DeliveryDraft = {
  ...{ garmentId: '', quantities: {}, unitCosts: {}, prefixes: {}, others: [] },
  ...{ supplier: '', reorderPoint: null, note: '' },
}

export function prefixOf({ prefixes }: DeliveryDraft, { id, slug }: DeliveryGarment): string {
  return prefixes[id] ?? slug
}

/** `TEE-HEATHER-GREY-2XL`. */
export function skuOf(prefix: string, { colour, size }: Pick<Variant, 'colour' | 'size'>): string {
  return [prefix, colour, size]
    .join('-')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9.]+/g, '-')
    .replaceAll(/^[-.]+|-+$/g, '')
    .slice(0, MAX_SKU)
}

const MAX_SKU = 40
const MAX_NAME = 120
const MAX_PIECES = 1_000_000

/** Undefined while empty, NaN for what is no number of pieces. */
export function piecesOf(text: string | undefined): number | undefined {
  const typed = text?.trim() ?? ''
  if (typed === '') return undefined
  return /^\d+$/.test(typed) && Number(typed) <= MAX_PIECES ? Number(typed) : NaN
}

/** The lines of the request, in its order. */
function linesOf(draft: DeliveryDraft, garments: readonly DeliveryGarment[]) {
  const entered = garments.flatMap((garment) =>
    garment.variants.flatMap((variant) => {
      const pieces = piecesOf(draft.quantities[variant.id])
      return pieces === undefined ? [] : [{ garment, variant, pieces, ...costOf(draft, garment) }]
    }),
  )
  return {
    received: entered.filter(({ variant: { stock }, pieces }) => stock && pieces > 0),
    others: draft.others.flatMap(({ itemId, quantity }) => (quantity === null ? [] : [{ itemId, quantity }])),
    newItems: entered.filter(({ variant: { stock } }) => !stock),
  }
}

/** Names of the inputs; those of a garment are there while it is chosen. */
export const deliveryInputs = {
  quantity: (variantId: string) => `quantities.${variantId}`,
  unitCost: (garmentId: string) => `unitCosts.${garmentId}`,
  prefix: (garmentId: string) => `prefixes.${garmentId}`,
  other: (itemId: string) => `others.${itemId}`,
}

interface Place {
  readonly name: string
  /** To be chosen first. */
  readonly garmentId?: string
}

/** The input that shows what is wrong with a field of the request. */
export function placeOf(path: string, draft: DeliveryDraft, garments: readonly DeliveryGarment[]): Place {
  const [, list, index, field = ''] = /^(received|newItems)\[(\d+)\](?:\.(\w+))?/.exec(path) ?? []
  if (list === undefined) return { name: path }
  const { received, others, newItems } = linesOf(draft, garments)
  const line = (list === 'received' ? received : newItems)[Number(index)]
  if (!line) {
    const other = list === 'received' ? others[Number(index) - received.length] : undefined
    return { name: other ? deliveryInputs.other(other.itemId) : path }
  }
  const { garment, variant } = line
  const names: Partial<Record<string, string>> = {
    unitCost: deliveryInputs.unitCost(garment.id),
    sku: deliveryInputs.prefix(garment.id),
    reorderPoint: 'reorderPoint',
    supplier: 'supplier',
  }
  return { name: names[field] ?? deliveryInputs.quantity(variant.id), garmentId: garment.id }
}

export function requestOf(draft: DeliveryDraft, garments: readonly DeliveryGarment[]): Request {
  const { received, others, newItems } = linesOf(draft, garments)
  const { note, supplier } = draft
  return {
    received: [
      ...received.flatMap(({ variant: { stock }, pieces, unitCost }) =>
        stock
          ? [{ itemId: stock.itemId, quantity: pieces, ...(unitCost !== undefined && { unitCost }) }]
          : [],
      ),
      ...others,
    ],
    newItems: newItems.map(({ garment, variant, pieces, unitCost }) => {
      const { id, colour, size } = variant
      return {
        sku: skuOf(prefixOf(draft, garment), variant),
        name: `${garment.name}, ${colour}, ${size}`.slice(0, MAX_NAME),
        ...{ kind: 'blank' as const, unit: 'piece' as const, garmentVariantId: id },
        reorderPoint: draft.reorderPoint ?? 0,
        ...(pieces > 0 && { openingQuantity: pieces }),
        ...(unitCost !== undefined && { unitCost }),
        ...(supplier.trim() !== '' && { supplier: supplier.trim() }),
      }
    }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}

function costOf({ unitCosts }: DeliveryDraft, { id }: DeliveryGarment): { readonly unitCost?: string } {
  const cost = unitCosts[id]
  return cost == null ? {} : { unitCost: unitCostOf(cost) }
}

const words = m.stock.delivery

/** Why it cannot be booked yet. */
export function obstacleTo(draft: DeliveryDraft, garments: readonly DeliveryGarment[]): string | undefined {
  const wrong = Object.values(draft.quantities).some((text) => Number.isNaN(piecesOf(text)))
  if (wrong) return words.wrongPieces
  if (Object.values(draft.unitCosts).some(Number.isNaN)) return words.wrongCost
  if (draft.others.some(({ quantity }) => quantity === null || !(quantity > 0))) return words.wrongOther
  const { received, newItems = [] } = requestOf(draft, garments)
  return received.length + newItems.length === 0 ? words.missing : undefined
}

/** `12 items, 3 new`. */
export function summaryOf(draft: DeliveryDraft, garments: readonly DeliveryGarment[]): string {
  const { received, newItems = [] } = requestOf(draft, garments)
  const items = count(locale, words.items, received.length + newItems.length)
  return newItems.length === 0 ? items : count(locale, words.withNew, newItems.length, { items })
}
