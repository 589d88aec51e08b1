import { liesOf, shortest, type Piece, type PlacedPiece, type Turns } from './baseline.ts'

interface Space {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Lie {
  readonly width: number
  readonly height: number
}

type Rule = (space: Space, lie: Lie, reach: number) => readonly [number, number]

/** Lower is better. */
const RULES: readonly Rule[] = [
  ({ x, y }, { height }) => [y + height, x],
  (space, lie, reach) => [
    Math.max(0, space.y + lie.height - reach),
    Math.min(space.width - lie.width, roomAlong(space, lie, reach)),
  ],
  (space, lie, reach) => [
    Math.max(0, space.y + lie.height - reach),
    space.width * (lie.height + roomAlong(space, lie, reach)) - lie.width * lie.height,
  ],
]

const ORDERS: readonly ((piece: Piece) => number)[] = [
  ({ width, height }) => width * height,
  ({ height }) => height,
  ({ width, height }) => Math.max(width, height),
]

/**
 * Jylänki, "A thousand ways to pack the bin" (2010), maximal rectangles; the best of three rules and three orders
 * counts.
 */
export function maxRects(pieces: readonly Piece[], stripWidth: number, turns: Turns): PlacedPiece[] {
  const packings = RULES.flatMap((rule) =>
    ORDERS.map((size) =>
      fill(
        [...pieces].sort((one, other) => size(other) - size(one)),
        stripWidth,
        rule,
        turns,
      ),
    ),
  )
  return shortest(packings)
}

function fill(pieces: readonly Piece[], stripWidth: number, rule: Rule, turns: Turns): PlacedPiece[] {
  const endless = pieces.reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
  let spaces: Space[] = [{ x: 0, y: 0, width: stripWidth, height: endless }]
  let reach = 0
  return pieces.map((piece) => {
    let best: PlacedPiece | undefined
    let bestScore: readonly [number, number] = [Infinity, Infinity]
    for (const lie of liesOf(piece, stripWidth, turns)) {
      for (const space of spaces) {
        if (lie.width > space.width || lie.height > space.height) continue
        const score = rule(space, lie, reach)
        if (score[0] > bestScore[0] || (score[0] === bestScore[0] && score[1] >= bestScore[1])) continue
        bestScore = score
        best = { id: piece.id, x: space.x, y: space.y, ...lie }
      }
    }
    const placed = best!
    reach = Math.max(reach, placed.y + placed.height)
    spaces = withoutInner(spaces.flatMap((space) => cutOut(space, placed)))
    return placed
  })
}

function roomAlong(space: Space, lie: Lie, reach: number): number {
  return Math.max(0, Math.min(space.height, reach - space.y) - lie.height)
}

function cutOut(space: Space, taken: Space): Space[] {
  const right = space.x + space.width
  const end = space.y + space.height
  const takenRight = taken.x + taken.width
  const takenEnd = taken.y + taken.height
  if (taken.x >= right || takenRight <= space.x || taken.y >= end || takenEnd <= space.y) return [space]
  return [
    { ...space, width: taken.x - space.x },
    { ...space, x: takenRight, width: right - takenRight },
    { ...space, height: taken.y - space.y },
    { ...space, y: takenEnd, height: end - takenEnd },
  ].filter(({ width, height }) => width > 0 && height > 0)
}

function withoutInner(spaces: readonly Space[]): Space[] {
  return spaces.filter(
    (space, index) =>
      !spaces.some(
        (other, at) =>
          at !== index &&
          other.x <= space.x &&
          other.y <= space.y &&
          other.x + other.width >= space.x + space.width &&
          other.y + other.height >= space.y + space.height &&
          (at < index || !same(space, other)),
      ),
  )
}

function same(one: Space, other: Space): boolean {
  return one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
}
