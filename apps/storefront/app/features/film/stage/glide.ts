interface Point {
  readonly x: number
  readonly y: number
}

const GLIDE_MS = 200

/** Lets pieces and the end of the film glide to where they are now, instead of jumping. */
export function createGlide() {
  let begunAt = -Infinity
  let from = new Map<string, Point>()
  let to = new Map<string, Point>()
  let [fromEnd, toEnd] = [0, 0]

  /** From 0 to 1. */
  function share(now: number): number {
    const t = Math.min(1, Math.max(0, (now - begunAt) / GLIDE_MS))
    return 1 - (1 - t) ** 3
  }

  function at(id: string, now: number): Point | undefined {
    const end = to.get(id)
    if (!end || isOver(now)) return end
    const start = from.get(id)
    if (!start) return end
    const t = share(now)
    return { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }
  }

  function isOver(now: number): boolean {
    return now - begunAt >= GLIDE_MS
  }

  function endAt(now: number): number {
    return fromEnd + (toEnd - fromEnd) * share(now)
  }

  function isWhere(targets: ReadonlyMap<string, Point>, endMm: number): boolean {
    if (endMm !== toEnd || targets.size !== to.size) return false
    return [...targets].every(([id, { x, y }]) => to.get(id)?.x === x && to.get(id)?.y === y)
  }

  return {
    at,
    endAt,
    isOver,
    /** False when all goes there already, or lies there. */
    moveTo: (targets: ReadonlyMap<string, Point>, endMm: number, now: number, glides: boolean): boolean => {
      if (isWhere(targets, endMm)) return false
      const shown = new Map([...targets].map(([id, target]) => [id, at(id, now) ?? target]))
      const end = endAt(now)
      to = new Map(targets)
      from = glides ? shown : to
      fromEnd = glides ? end : endMm
      toEnd = endMm
      begunAt = glides ? now : -Infinity
      return true
    },
    /** Where it was put by hand: it does not glide there again. */
    put: (id: string, point: Point): void => {
      from.set(id, point)
      to.set(id, point)
    },
  }
}
