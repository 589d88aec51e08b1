import { liesOf, reachOf, shortest, type Piece, type PlacedPiece, type Turns } from './baseline.ts'

interface Level {
  x: number
  y: number
  width: number
}

type Policy = 'left' | 'by the higher wall' | 'by the lower wall'

/**
 * Burke, Kendall, Whitwell, "A new placement heuristic for the orthogonal stock-cutting problem" (Operations Research
 * 52, 2004); the best of its three policies counts.
 */
export function bestFit(pieces: readonly Piece[], stripWidth: number, turns: Turns): PlacedPiece[] {
  const policies: readonly Policy[] = ['left', 'by the higher wall', 'by the lower wall']
  const packings = policies.map((policy) => {
    const { placed, levels } = fill(pieces, [{ x: 0, y: 0, width: stripWidth }], stripWidth, policy, turns)
    return turns === 'free' ? layTowersDown(placed, levels) : placed
  })
  return shortest(packings)
}

function fill(
  pieces: readonly Piece[],
  levels: Level[],
  stripWidth: number,
  policy: Policy,
  turns: Turns,
): { placed: PlacedPiece[]; levels: Level[] } {
  const waiting = [...pieces]
  const placed: PlacedPiece[] = []
  while (waiting.length > 0) {
    const at = levels.reduce((low, level, index) => (level.y < levels[low]!.y ? index : low), 0)
    const level = levels[at]!
    const before = levels[at - 1]?.y ?? Infinity
    const after = levels[at + 1]?.y ?? Infinity
    const widest = waiting
      .flatMap((piece, index) => liesOf(piece, stripWidth, turns).map((lie) => ({ ...lie, index })))
      .filter(({ width }) => width <= level.width)
      .reduce<{ width: number; height: number; turned: boolean; index: number } | undefined>(
        (best, lie) =>
          !best || lie.width > best.width || (lie.width === best.width && lie.height > best.height)
            ? lie
            : best,
        undefined,
      )
    if (!widest) {
      level.y = Math.min(before, after)
      joinEqual(levels)
      continue
    }
    const [piece] = waiting.splice(widest.index, 1)
    const atLeft = policy === 'left' || (policy === 'by the higher wall' ? before >= after : before <= after)
    const x = atLeft ? level.x : level.x + level.width - widest.width
    placed.push({
      id: piece!.id,
      x,
      y: level.y,
      width: widest.width,
      height: widest.height,
      turned: widest.turned,
    })
    raise(levels, at, x, widest.width, level.y + widest.height)
  }
  return { placed, levels }
}

function raise(levels: Level[], at: number, x: number, width: number, y: number): void {
  const level = levels[at]!
  const parts: Level[] = [
    { x: level.x, y: level.y, width: x - level.x },
    { x, y, width },
    { x: x + width, y: level.y, width: level.x + level.width - x - width },
  ]
  levels.splice(at, 1, ...parts.filter((part) => part.width > 0))
  joinEqual(levels)
}

function joinEqual(levels: Level[]): void {
  for (let index = levels.length - 1; index > 0; index -= 1) {
    if (levels[index]!.y !== levels[index - 1]!.y) continue
    levels[index - 1]!.width += levels[index]!.width
    levels.splice(index, 1)
  }
}

/** Turns the piece that sticks out farthest and lays it down, as long as that makes the strip shorter. */
function layTowersDown(packing: readonly PlacedPiece[], levelsAtEnd: readonly Level[]): PlacedPiece[] {
  let placed = [...packing]
  let levels = levelsAtEnd.map((level) => ({ ...level }))
  for (;;) {
    const reach = reachOf(placed)
    const tower = placed.find(({ y, height }) => y + height === reach)
    if (!tower || tower.height <= tower.width) return placed
    const [width, height] = [tower.height, tower.width]
    const lowered = levels.flatMap((level) =>
      level.x < tower.x + tower.width && tower.x < level.x + level.width && level.y === reach
        ? [{ ...level, y: tower.y }]
        : [{ ...level }],
    )
    joinEqual(lowered)
    const at = lowered
      .map((level, index) => ({ index, y: level.y, fits: level.width >= width }))
      .filter(({ fits }) => fits)
      .reduce<{ index: number; y: number } | undefined>(
        (low, next) => (!low || next.y < low.y ? next : low),
        undefined,
      )
    if (!at || at.y + height >= reach) return placed
    const level = lowered[at.index]!
    const moved = { id: tower.id, x: level.x, y: level.y, width, height, turned: !tower.turned }
    placed = placed.map((piece) => (piece === tower ? moved : piece))
    raise(lowered, at.index, moved.x, width, moved.y + height)
    levels = lowered
  }
}
