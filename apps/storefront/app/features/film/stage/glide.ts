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
    const [start, end] = [from.get(id), to.get(id)]
    if (!end || !start) return end
    const t = share(now)
    return { x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t }
  }

  function endAt(now: number): number {
    return fromEnd + (toEnd - fromEnd) * share(now)
  }

  return {
    at,
    endAt,
    isOver: (now: number) => now - begunAt >= GLIDE_MS,
    moveTo: (targets: ReadonlyMap<string, Point>, endMm: number, now: number, glides: boolean) => {
      const shown = new Map([...targets].map(([id, target]) => [id, at(id, now) ?? target]))
      const end = endAt(now)
      to = new Map(targets)
      from = glides ? shown : to
      fromEnd = glides ? end : endMm
      toEnd = endMm
      begunAt = now
    },
  }
}
