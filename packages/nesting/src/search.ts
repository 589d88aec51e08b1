import { otherLies } from './orders.ts'
import { Skyline } from './skyline.ts'
import { areaOf, type Stock } from './stock.ts'

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

interface SearchOptions {
  /** A lower bound of the length; the search ends there. */
  readonly bound: number
  readonly longest: number
  /** The length of a packing that is already known, if any. */
  readonly known?: number
  readonly random: Random
}

/** Work between two heartbeats: a few milliseconds. */
const HEARTBEAT = 500_000
/** How many changes each order gets to reach a length at first; doubled each time that none has reached it. */
const FIRST_PATIENCE = 30
/** How far to aim from the shortest known packing towards the bound: first a larger step, then a smaller one. */
const AIMS = [1 / 20, 1 / 40]
/** The percentage of changes that turn a kind, where an order fixes its orientation. */
const TURNS = 20

/**
 * Looks for ever shorter packings of a stock, all shorter than the known one. Yields each that it finds, and undefined as
 * a heartbeat. Starts from `orders` and replaces them by better ones.
 *
 * It aims at a length slightly shorter than the shortest so far, takes the orders that pack most below it and one more,
 * makes small changes and keeps those that pack no less. The fixed aim, the changes and the doubled patience are those of
 * the random local search in the article that `Skyline` cites. That search halves the interval down to the bound, which
 * spends most of its time on lengths that cannot be reached; this one goes down from above.
 */
export function* search(
  { width }: { readonly width: number },
  stock: Stock,
  orders: readonly Int32Array[],
  { bound, longest, known, random }: SearchOptions,
): Generator<Packing | undefined, void, undefined> {
  const skyline = new Skyline(width, stock)
  const total = areaOf(stock)
  let shortest = known
  for (const order of orders) {
    if (skyline.pack(order, (shortest ?? longest + 1) - 1) < total) continue
    shortest = skyline.reach
    yield packingOf(skyline)
  }

  const others = otherLies(stock)
  let reported = 0
  for (let patience = FIRST_PATIENCE; ; patience *= 2) {
    for (let aim = 0; aim < AIMS.length;) {
      if (shortest !== undefined && shortest <= bound) return
      const length =
        shortest === undefined ? longest : shortest - Math.max(1, Math.floor((shortest - bound) * AIMS[aim]!))
      let found = false
      for (const order of promising(skyline, orders, length, random)) {
        let most = skyline.pack(order, length)
        found = most === total
        for (let change = 0; change < patience && !found; change += 1) {
          const one = random(order.length)
          const former = order[one]!
          const turned = order.length < others.length ? others[former]! : former
          const other = turned !== former && random(100) < TURNS ? one : random(order.length)
          if (other === one) order[one] = turned
          else swap(order, one, other)

          const area = skyline.pack(order, length)
          if (area >= most) most = area
          else if (other === one) order[one] = former
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
        shortest = skyline.reach
        yield packingOf(skyline)
      } else aim += 1
    }
  }
}

/** The two orders that pack most below a length, and one of the others for variety. */
function promising(
  skyline: Skyline,
  orders: readonly Int32Array[],
  length: number,
  random: Random,
): Int32Array[] {
  const ranked = orders
    .map((order) => ({ order, area: skyline.pack(order, length) }))
    .sort((one, other) => other.area - one.area)
    .map(({ order }) => order)
  const outsider = ranked.length > 2 ? ranked[2 + random(ranked.length - 2)] : undefined
  return outsider ? [...ranked.slice(0, 2), outsider] : ranked
}

/** The first packing found, without looking for better ones. */
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

function packingOf(skyline: Skyline): Packing {
  return {
    reach: skyline.reach,
    lies: skyline.placedLie.slice(),
    x: skyline.placedX.slice(),
    y: skyline.placedY.slice(),
  }
}

/** Whole numbers from 0 to below `limit`, the same for the same seed. Marsaglia's xorshift with 32 bits. */
export type Random = (limit: number) => number

export function randomFrom(seed: number): Random {
  // Zero is the only state that xorshift never leaves.
  let state = Math.imul(seed + 1, 0x9e3779b1) || 0x2545f491
  return (limit) => {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    return (state >>> 0) % limit
  }
}
