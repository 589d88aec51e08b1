import type { ArtworkState, OrderChange } from '@platen/contract'
import type { PriceLine } from '@platen/pricing'
import { decodeId } from '../../../../platform/records/ids.ts'
import { invalidField, Refusal, refuseInvalid } from '../../../../platform/refusal.ts'
import type { Shop, Variant } from '../../../selling/catalog/index.ts'
import {
  placementProblems,
  refuseMisfit,
  resolveGarment,
  zoneOf,
  type GarmentFiles,
  type ResolvedGarment,
} from '../../../selling/orders/index.ts'

/** As it is before the change. Ids are UUIDs. */
export interface StoredLine {
  readonly id: string
  readonly variantId: string
  readonly itemId: string | null
  readonly garmentId: string
  readonly garmentName: string
  readonly garmentKind: string
  readonly colour: string
  readonly size: string
  readonly quantity: number
  readonly reserved: number
  readonly unitPriceMinor: number
  readonly lineTotalMinor: number
  readonly agreedPrice: boolean
  readonly placements: readonly {
    readonly zoneId: string
    readonly widthMm: number
    readonly heightMm: number
    readonly offsetXMm: number
    readonly offsetYMm: number
    readonly rotationDeg: 0 | 90 | 180 | 270
    readonly priceMinor: number
    readonly state: ArtworkState
  }[]
  /** One of its prints is or was on a gang sheet, or is printed. */
  readonly isBegun: boolean
}

type RequestedLine = OrderChange['items'][number]
type Sold = Pick<
  Variant,
  'id' | 'inventoryItemId' | 'garmentId' | 'garmentName' | 'garmentKind' | 'colour' | 'size'
>

export interface PlannedLine {
  /** Null for a new line. */
  readonly before: StoredLine | null
  /** The prints of a new line. */
  readonly resolved: ResolvedGarment | null
  readonly variant: Sold
  readonly quantity: number
  readonly agreedPrice: boolean
  readonly price: PriceLine
}

export interface Plan {
  /** In the order of the request. */
  readonly lines: readonly PlannedLine[]
  readonly removed: readonly StoredLine[]
}

export function planLines(
  stored: readonly StoredLine[],
  requested: readonly RequestedLine[],
  shop: Shop,
  files: GarmentFiles,
): Plan {
  const known = new Map(stored.map((line) => [line.id, line]))
  const lines = requested.map((line, index) => planLine(line, `items[${index}]`, known, shop, files))
  const kept = lines.flatMap(({ before }) => before ?? [])
  const twice = requested.findIndex(
    ({ id }, index) => id !== undefined && requested.findIndex((other) => other.id === id) !== index,
  )
  if (twice !== -1) throw invalidField(`items[${twice}].id`, 'names the same line twice', 'repeated')
  const removed = stored.filter((line) => !kept.includes(line))
  for (const line of [...removed, ...lines.filter(hasNewGarments).flatMap(({ before }) => before ?? [])]) {
    refuseBegun(line)
  }
  return { lines, removed }
}

/** Whether its blanks and print jobs have to follow. */
export function hasNewGarments({ before, variant, quantity }: PlannedLine): boolean {
  return before === null || before.variantId !== variant.id || before.quantity !== quantity
}

function planLine(
  line: RequestedLine,
  path: string,
  known: ReadonlyMap<string, StoredLine>,
  shop: Shop,
  files: GarmentFiles,
): PlannedLine {
  if (line.id === undefined) return planNew(line, path, shop, files)
  const before = known.get(decodeId('orderItem', line.id))
  if (!before) throw invalidField(`${path}.id`, 'the order has no such line', 'not_found')
  if (line.placements !== undefined) {
    throw invalidField(
      `${path}.placements`,
      'of an existing line stay; remove the line and add a new one',
      'line_kept',
    )
  }
  return planExisting(line, path, before, shop)
}

function planNew(line: RequestedLine, path: string, shop: Shop, files: GarmentFiles): PlannedLine {
  const { placements, quantity, variantId } = line
  if (placements === undefined)
    throw invalidField(`${path}.placements`, 'are required for a new line', 'required')
  refuseInvalid(
    placements.flatMap((placement, at) => placementProblems(placement, `${path}.placements[${at}]`, true)),
  )
  const resolved = resolveGarment({ variantId, quantity, placements }, path, shop, files)
  const listMinor =
    resolved.variant.basePriceMinor +
    resolved.variant.surchargeMinor +
    sum(resolved.placements.map(({ tier }) => tier.priceMinor))
  const priced = priceOf(line, null, listMinor)
  return {
    before: null,
    resolved,
    variant: resolved.variant,
    quantity,
    ...withPrice(priced, resolved.variant, line),
  }
}

/** A garment that stays keeps its price; another colour or size has today's, with the prints as they were sold. */
function planExisting(line: RequestedLine, path: string, before: StoredLine, shop: Shop): PlannedLine {
  const id = decodeId('variant', line.variantId)
  const sold = shop.variants.get(id)
  const stays = id === before.variantId
  if (!sold && !stays)
    throw invalidField(`${path}.variantId`, 'this garment, colour or size is not sold', 'not_sold')
  if (sold && !stays) {
    for (const print of before.placements) {
      const zone = zoneOf(print.zoneId, `${path}.variantId`, sold, shop)
      refuseMisfit(print, `${path}.variantId`, zone, sold)
    }
  }
  const variant: Sold = stays || !sold ? { ...before, id, inventoryItemId: before.itemId } : sold
  const prints = sum(before.placements.map(({ priceMinor }) => priceMinor))
  const todayMinor = sold ? sold.basePriceMinor + sold.surchargeMinor + prints : before.unitPriceMinor
  const listMinor = stays && !before.agreedPrice ? before.unitPriceMinor : todayMinor
  const priced = priceOf(line, before, listMinor)
  return { before, resolved: null, variant, quantity: line.quantity, ...withPrice(priced, variant, line) }
}

interface UnitPrice {
  readonly unitPriceMinor: number
  readonly isAgreed: boolean
}

/** Null takes an agreed price back. */
function priceOf({ unitPriceMinor }: RequestedLine, before: StoredLine | null, listMinor: number): UnitPrice {
  if (unitPriceMinor === null) return { unitPriceMinor: listMinor, isAgreed: false }
  if (unitPriceMinor !== undefined) return { unitPriceMinor, isAgreed: true }
  if (before?.agreedPrice) return { unitPriceMinor: before.unitPriceMinor, isAgreed: true }
  return { unitPriceMinor: listMinor, isAgreed: false }
}

function withPrice(
  { unitPriceMinor, isAgreed }: UnitPrice,
  { garmentKind }: Sold,
  { quantity }: RequestedLine,
) {
  const price: PriceLine = {
    garmentKind,
    quantity,
    basePriceMinor: unitPriceMinor,
    surchargeMinor: 0,
    placementPricesMinor: [],
    isAgreed,
  }
  return { agreedPrice: isAgreed, price }
}

function refuseBegun({ isBegun, garmentName, colour, size }: StoredLine): void {
  if (!isBegun) return
  throw new Refusal(
    'INVALID_TRANSITION',
    `${garmentName}, ${colour}, ${size} is already on a gang sheet or printed, so it can no longer be changed or removed.`,
    {
      details: {
        reason: 'line_in_production',
        names: [`${garmentName}, ${colour}, ${size}`],
        state: 'in_production',
        allowedActions: [],
      },
      resolution: 'Leave this line as it is. Take prints off a draft sheet first, or add a new line.',
    },
  )
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0)
}
