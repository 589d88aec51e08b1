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

/** An open line across the middle, from its right half, so that dashes run through unbroken. */
export function across(half: string): string {
  const points = pairsOf(half)
  const left = points.slice(1).reverse().map(mirrorX)
  const [first, ...rest] = [...left, ...points]
  return `M${first ?? '0,0'}C${rest.join(' ')}`
}

/** From x and y over a bend to x and y, and how thick in the middle. A fold tapers to nothing at both ends. */
export type Fold = readonly [number, number, number, number, number, number, number]

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

function pairsOf(path: string): string[] {
  return path.match(/-?[\d.]+,-?[\d.]+/g) ?? []
}

function mirrorX(path: string): string {
  return path.replace(/(-?[\d.]+),/g, (_pair, x: string) => `${-Number(x)},`)
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
}
