import type { Random } from './random.ts'
import { Skyline, type Stock } from './skyline.ts'

/** A packing of a whole stock. */
export interface Packing {
  readonly reach: number
  readonly lies: Int32Array
  readonly x: Int32Array
  readonly y: Int32Array
}

export const EMPTY: Packing = {
  reach: 0,
  lies: new Int32Array(),
  x: new Int32Array(),
  y: new Int32Array(),
}

/** So much work is done between two heartbeats: some milliseconds. */
const HEARTBEAT = 1_000_000

/**
 * Looks for shorter and shorter packings of a stock, each of them no longer than `longest`. Gives each that it finds,
 * and undefined as a heartbeat. The orders are where it begins; it leaves better ones in them.
 *
 * Each order is changed by exchanging two places and keeps a change that packs no less below the height that is aimed
 * at; the height is halved in between what is known to go and what is known not to, and then all again with twice the
 * patience: iterative doubling binary search, from the same article as the skyline.
 */
export function* search(
  { width }: { readonly width: number },
  stock: Stock,
  orders: readonly Int32Array[],
  { bound, longest, random }: { bound: number; longest: number; random: Random },
): Generator<Packing | undefined, void, undefined> {
  const skyline = new Skyline(width, stock)
  const total = areaOf(stock)
  let reported = 0
  let upper = longest + 1
  for (const order of orders) {
    if (skyline.pack(order, upper - 1) < total) continue
    upper = skyline.reach
    yield packingOf(skyline)
  }

  for (let patience = 1; upper > bound; patience *= 2) {
    let lower = bound
    while (lower < upper) {
      const height = (lower + upper) >> 1
      let found = false
      for (const order of orders) {
        let most = skyline.pack(order, height)
        found = most === total
        for (let step = 0; step < patience && !found; step += 1) {
          const one = random(order.length)
          const other = random(order.length)
          swap(order, one, other)
          const area = skyline.pack(order, height)
          if (area >= most) most = area
          else swap(order, one, other)
          found = area === total
          if (skyline.work - reported > HEARTBEAT) {
            reported = skyline.work
            if (!found) yield undefined
          }
        }
        if (found) break
      }
      if (found) {
        upper = skyline.reach
        yield packingOf(skyline)
      } else lower = height + 1
    }
  }
}

/** The first packing that is found, without looking for better ones. */
export function packOnce(
  { width, longest }: { readonly width: number; readonly longest: number },
  stock: Stock,
  orders: readonly Int32Array[],
): Packing | undefined {
  const skyline = new Skyline(width, stock)
  const total = areaOf(stock)
  return orders.some((order) => skyline.pack(order, longest) === total) ? packingOf(skyline) : undefined
}

function swap(order: Int32Array, a: number, b: number): void {
  const lie = order[a]!
  order[a] = order[b]!
  order[b] = lie
}

function areaOf({ counts, kindOf, widths, heights }: Stock): number {
  const areas = new Float64Array(counts.length)
  for (const [lie, kind] of kindOf.entries()) areas[kind] = widths[lie]! * heights[lie]!
  return areas.reduce((sum, area, kind) => sum + area * counts[kind]!, 0)
}

function packingOf(skyline: Skyline): Packing {
  return {
    reach: skyline.reach,
    lies: skyline.placedLie.slice(),
    x: skyline.placedX.slice(),
    y: skyline.placedY.slice(),
  }
}

/** Largest first, by what "large" may mean. */
export function startingOrders({
  kindOf,
  widths,
  heights,
}: Pick<Stock, 'kindOf' | 'widths' | 'heights'>): Int32Array[] {
  const sizes = [
    (lie: number) => widths[lie]! * heights[lie]!,
    (lie: number) => heights[lie]!,
    (lie: number) => widths[lie]!,
    (lie: number) => widths[lie]! + heights[lie]!,
    (lie: number) => Math.max(widths[lie]!, heights[lie]!),
  ]
  return sizes.map((size) =>
    Int32Array.from(kindOf.keys()).sort((one, other) => size(other) - size(one) || one - other),
  )
}
