import type { Stock } from './stock.ts'

const NONE = -1
/** The fixed work of one step, counted in considered prints. */
const WORK_OF_A_STEP = 40

/**
 * Packs from the beginning of the film: always into the lowest gap of the skyline, and always the print that fits best.
 *
 *      ┌──────┐
 *      │      │ high          ┌────┐
 *      │      │               │    │ low
 *    ──┘      └───────────────┘    └──
 *              ◄──── room ────►
 *
 * After Wei, Hu, Leung, Zhang, "An improved skyline based heuristic for the 2D strip packing problem and its efficient
 * implementation" (Computers & Operations Research 80, 2017), with kinds in place of single rectangles.
 */
export class Skyline {
  /** The prints placed by the last `pack`, in order. */
  placed = 0
  readonly placedLie: Int32Array
  readonly placedX: Int32Array
  readonly placedY: Int32Array
  /** The length of film used by the last `pack`, without obstacles. */
  reach = 0
  /** Grows with the work done: a clock that does not depend on the machine. */
  work = 0

  readonly #width: number
  readonly #stock: Stock
  readonly #left: Int32Array
  readonly #active: Int32Array
  // The skyline: a chain of levels from one side of the film to the other.
  readonly #x: Int32Array
  readonly #y: Int32Array
  readonly #next: Int32Array
  readonly #before: Int32Array
  /** Levels that were merged into others and can be reused. */
  readonly #spare: Int32Array
  #spares = 0
  #nodes = 0

  constructor(width: number, stock: Stock) {
    this.#width = width
    this.#stock = stock
    const prints = stock.counts.reduce((sum, count) => sum + count, 0)
    this.placedLie = new Int32Array(prints)
    this.placedX = new Int32Array(prints)
    this.placedY = new Int32Array(prints)
    this.#left = new Int32Array(stock.counts.length)
    this.#active = new Int32Array(stock.kindOf.length)
    // A level starts where a print or an obstacle starts or ends.
    const nodes = 2 * (prints + stock.obstacles.length) + 2
    this.#x = new Int32Array(nodes)
    this.#y = new Int32Array(nodes)
    this.#next = new Int32Array(nodes)
    this.#before = new Int32Array(nodes)
    this.#spare = new Int32Array(nodes)
  }

  /** Packs as much as possible below `height`; the first in `order` wins ties. Returns the packed area. */
  pack(order: Int32Array, height: number): number {
    const { kindOf, widths, heights, counts, obstacles } = this.#stock
    const left = this.#left
    const active = this.#active
    const x = this.#x
    const y = this.#y
    const next = this.#next
    const before = this.#before
    left.set(counts)
    active.set(order)
    let actives = order.length
    let unplaced = this.placedLie.length
    x[0] = 0
    y[0] = 0
    next[0] = before[0] = NONE
    this.#nodes = 1
    this.#spares = 0
    this.placed = 0
    this.reach = 0
    let area = 0
    // Counted even if nothing can be placed, so that every search yields heartbeats.
    this.work += WORK_OF_A_STEP

    while (unplaced > 0) {
      this.work += WORK_OF_A_STEP
      let lowest = 0
      for (let node = next[0]; node !== NONE; node = next[node]!) if (y[node]! < y[lowest]!) lowest = node
      const base = y[lowest]!
      if (base >= height) break
      const from = x[lowest]!
      const after = next[lowest]!
      const to = after === NONE ? this.#width : x[after]!
      const room = to - from
      if (obstacles.length > 0 && this.#stepOver(lowest, to)) {
        continue
      }

      const rest = height - base
      const prior = before[lowest]!
      const wallBefore = prior === NONE ? rest : y[prior]! - base
      const wallAfter = after === NONE ? rest : y[after]! - base
      const high = wallBefore > wallAfter ? wallBefore : wallAfter
      const low = wallBefore > wallAfter ? wallAfter : wallBefore

      let best = NONE
      let bestScore = -1
      let kept = 0
      this.work += actives
      for (let index = 0; index < actives; index += 1) {
        const lie = active[index]!
        if (left[kindOf[lie]!] === 0) continue
        active[kept] = lie
        kept += 1
        if (bestScore === 7) continue
        const across = widths[lie]!
        if (across > room) continue
        const along = heights[lie]!
        if (along > rest) continue
        let score: number
        if (across === room) {
          score = along === high ? 7 : along === low ? 6 : along > high ? 5 : along > low ? 3 : 2
        } else score = along === high ? 4 : along === low ? 1 : 0
        if (score <= bestScore) continue
        if (obstacles.length > 0 && this.#hits(from, to, base, across, along, score, wallBefore, wallAfter))
          continue
        bestScore = score
        best = lie
      }
      actives = kept

      if (best === NONE) {
        this.#raise(lowest, to, Math.min(low, rest))
        continue
      }
      const across = widths[best]!
      const along = heights[best]!
      const atStart = startsAt(bestScore, wallBefore, wallAfter)
      const at = atStart ? from : to - across
      left[kindOf[best]!]! -= 1
      unplaced -= 1
      this.placedLie[this.placed] = best
      this.placedX[this.placed] = at
      this.placedY[this.placed] = base
      this.placed += 1
      area += across * along
      if (base + along > this.reach) this.reach = base + along

      let raised = lowest
      if (across < room) {
        const node = this.#split(lowest, atStart ? from + across : at)
        if (!atStart) raised = node
      }
      y[raised] = base + along
      this.#join(raised)
    }
    return area
  }

  /** Merges neighbouring levels of the same height. */
  #join(node: number): void {
    const next = this.#next
    const before = this.#before
    const after = next[node]!
    if (after !== NONE && this.#y[after] === this.#y[node]) {
      this.#spare[this.#spares++] = after
      next[node] = next[after]!
      if (next[node] !== NONE) before[next[node]] = node
    }
    const prior = before[node]!
    if (prior !== NONE && this.#y[prior] === this.#y[node]) {
      this.#spare[this.#spares++] = node
      next[prior] = next[node]!
      if (next[node] !== NONE) before[next[node]!] = prior
    }
  }

  /** Fills a gap that no print fits, up to its lower wall or the next obstacle. */
  #raise(node: number, to: number, by: number): void {
    const base = this.#y[node]!
    let level = base + by
    for (const obstacle of this.#stock.obstacles) {
      if (
        obstacle.y > base &&
        obstacle.y < level &&
        obstacle.x < to &&
        obstacle.x + obstacle.width > this.#x[node]!
      )
        level = obstacle.y
    }
    this.#y[node] = level
    this.#join(node)
  }

  /** Lifts the skyline over an obstacle that starts at this level. Returns whether there was one. */
  #stepOver(node: number, to: number): boolean {
    const from = this.#x[node]!
    const base = this.#y[node]!
    for (const obstacle of this.#stock.obstacles) {
      const end = obstacle.x + obstacle.width
      if (obstacle.y > base || obstacle.y + obstacle.height <= base || obstacle.x >= to || end <= from)
        continue
      const start = Math.max(from, obstacle.x)
      let raised = node
      if (start > from) raised = this.#split(node, start)
      if (end < to) this.#split(raised, end)
      this.#y[raised] = obstacle.y + obstacle.height
      this.#join(raised)
      return true
    }
    return false
  }

  #split(node: number, at: number): number {
    const made = this.#spares > 0 ? this.#spare[--this.#spares]! : this.#nodes++
    this.#x[made] = at
    this.#y[made] = this.#y[node]!
    const after = this.#next[node]!
    this.#next[made] = after
    this.#before[made] = node
    this.#next[node] = made
    if (after !== NONE) this.#before[after] = made
    return made
  }

  #hits(
    from: number,
    to: number,
    base: number,
    across: number,
    along: number,
    score: number,
    wallBefore: number,
    wallAfter: number,
  ): boolean {
    const x = startsAt(score, wallBefore, wallAfter) ? from : to - across
    return this.#stock.obstacles.some(
      (obstacle) =>
        obstacle.x < x + across &&
        obstacle.x + obstacle.width > x &&
        obstacle.y < base + along &&
        obstacle.y + obstacle.height > base,
    )
  }
}

/** At the higher wall, which leaves a level that is wide rather than deep; at the lower wall if the print is as high. */
function startsAt(score: number, wallBefore: number, wallAfter: number): boolean {
  return score === 1 ? wallBefore < wallAfter : wallBefore >= wallAfter
}
