/**
 * Garments are authored as half a path, in absolute commands whose pairs are written `x,y`, and folds as single
 * strokes. These make whole paths of them.
 */

/** A closed shape from its right half, which starts and ends on the middle line: `M0,a C… 0,b`, cubics only. */
export function symmetric(half: string): string {
  const points = pairsOf(half)
  const back = points.slice(0, -1).reverse().map(mirrorX)
  return `M${points[0] ?? '0,0'}C${[...points.slice(1), ...back].join(' ')}Z`
}

export function both(path: string): string {
  return path + mirrorX(path)
}

/** The same in another size. */
export function scaled(path: string, across: number, down: number): string {
  return path.replace(
    PAIR,
    (_pair, x: string, y: string) => `${tenth(Number(x) * across)},${tenth(Number(y) * down)}`,
  )
}

/** Rows of stitching from one line to another: lines with the same number of points, both ends left out. */
export function rowsBetween(from: string, to: string, rows: number): string[] {
  const [start, end] = [pairsOf(from).map(numbers), pairsOf(to).map(numbers)]
  return Array.from({ length: rows }, (_, row) => {
    const share = (row + 1) / (rows + 1)
    const points = start.map(([x, y], at) => {
      const [endX, endY] = end[at] ?? [x, y]
      return `${tenth(x + (endX - x) * share)},${tenth(y + (endY - y) * share)}`
    })
    return `M${points[0] ?? '0,0'}C${points.slice(1).join(' ')}`
  })
}

/** An open line across the middle, from its right half, so that dashes run through unbroken. */
export function across(half: string): string {
  const points = pairsOf(half)
  const left = points.slice(1).reverse().map(mirrorX)
  const [first, ...rest] = [...left, ...points]
  return `M${first ?? '0,0'}C${rest.join(' ')}`
}

/** From x and y over a bend to x and y, and how thick in the middle. A fold tapers to nothing at both ends. */
export type Fold = readonly [number, number, number, number, number, number, number]

export function scaledFolds(all: readonly Fold[], across: number, down: number): Fold[] {
  return all.map(([x1, y1, bendX, bendY, x2, y2, widest]) => [
    x1 * across,
    y1 * down,
    bendX * across,
    bendY * down,
    x2 * across,
    y2 * down,
    widest * down,
  ])
}

export function folds(all: readonly Fold[], share = 1): string {
  return all.map((fold) => crescent(fold, share)).join('')
}

function crescent([x1, y1, bendX, bendY, x2, y2, widest]: Fold, share: number): string {
  const thickness = widest * share
  const length = Math.hypot(x2 - x1, y2 - y1)
  const overX = Math.round((thickness * (y1 - y2)) / length)
  const overY = Math.round((thickness * (x2 - x1)) / length)
  const there = `${bendX + overX},${bendY + overY} ${x2},${y2}`
  const back = `${bendX - overX},${bendY - overY} ${x1},${y1}`
  return `M${x1},${y1}Q${there}Q${back}`
}

const PAIR = /(-?[\d.]+),(-?[\d.]+)/g

function pairsOf(path: string): string[] {
  return path.match(PAIR) ?? []
}

function numbers(pair: string): [number, number] {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return [x, y]
}

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10
}

function mirrorX(path: string): string {
  return path.replace(/(-?[\d.]+),/g, (_pair, x: string) => `${-Number(x)},`)
}

/** x, y and radius. */
export type Round = readonly [number, number, number]

/** Three turns of a circle, so that one path can have many. */
export function circles(all: readonly Round[], share = 1): string {
  return all
    .map(([x, y, radius]) => {
      const r = radius * share
      return `M${x - r},${y}a${r},${r} 0 1 0 ${2 * r},0a${r},${r} 0 1 0 ${-2 * r},0`
    })
    .join('')
}

/**
 * The edges of a strip as one closed path for each of its pieces, square at both ends. Each leg of a curve moves
 * sideways, and its control points go where the moved legs meet (Tiller and Hanson, 1984): exact for straight strips,
 * within a millimetre for straps.
 */
export function edgesOf({ path, widthMm }: Strip): string {
  return path
    .split('M')
    .filter((piece) => piece !== '')
    .map((piece) => {
      const points = pairsOf(piece).map(numbers)
      const [right, left] = [besides(points, widthMm / 2), besides(points.toReversed(), widthMm / 2)]
      return `M${curve(right)}L${curve(left)}Z`
    })
    .join('')
}

type Point = readonly [number, number]

function besides(points: readonly Point[], by: number): Point[] {
  const legs = points.slice(1).map((to, at) => movedLeg(points[at] ?? to, to, by))
  return points.flatMap((_point, at) => {
    const [before, after] = [legs[at - 1], legs[at]]
    if (before && after) return [meeting(before, after)]
    return after ? [after[0]] : before ? [before[1]] : []
  })
}

type Leg = readonly [Point, Point]

function movedLeg([x1, y1]: Point, [x2, y2]: Point, by: number): Leg {
  const length = Math.hypot(x2 - x1, y2 - y1)
  const [overX, overY] = [(by * (y1 - y2)) / length, (by * (x2 - x1)) / length]
  return [
    [x1 + overX, y1 + overY],
    [x2 + overX, y2 + overY],
  ]
}

/** Where two legs cross; where one goes on as the other came, the joint between them. */
function meeting([[x1, y1], [x2, y2]]: Leg, [[x3, y3], [x4, y4]]: Leg): Point {
  const turn = (x2 - x1) * (y4 - y3) - (y2 - y1) * (x4 - x3)
  const straight = Math.abs(turn) < 0.02 * Math.hypot(x2 - x1, y2 - y1) * Math.hypot(x4 - x3, y4 - y3)
  if (straight) return [(x2 + x3) / 2, (y2 + y3) / 2]
  const share = ((x3 - x1) * (y4 - y3) - (y3 - y1) * (x4 - x3)) / turn
  return [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share]
}

function curve(points: readonly Point[]): string {
  const [first, ...rest] = points.map(([x, y]) => `${tenth(x)},${tenth(y)}`)
  return `${first ?? '0,0'}C${rest.join(' ')}`
}

export type Strip = { path: string; widthMm: number }

/** One side of a garment, in millimetres from the front's origin. Each string is SVG path data. */
export type GarmentArt = {
  /** Pieces of cloth, the first of which is the body with its sleeves; later ones lie on earlier ones. */
  cloth: readonly string[]
  /** Cloth seen from its inner side, behind the body, and the lines on it. */
  inside?: { cloth: string; lines: string; stitches?: string; rib?: Strip }
  strapsBehind?: Strip
  straps?: Strip
  strapStitches?: string
  cords?: Strip
  ribs?: readonly Strip[]
  seams: string
  stitches: string
  folds: readonly Fold[]
  /** Where the cloth falls away from the light, and where it swells towards it: wide and soft. */
  hollows: readonly Fold[]
  swells: readonly Fold[]
  /** Eyelets and knots: small solid marks. */
  trims?: string
  buttons?: readonly Round[]
  /** Holes with stitches around them. */
  eyelets?: readonly Round[]
  /** Of canvas; left out for knitted cloth. */
  woven?: true
  /** Of lines, dashes and the softness of shades, where it is not 1: a cap fills a picture as a hoodie does, and is a fifth as wide. */
  detail?: number
}
