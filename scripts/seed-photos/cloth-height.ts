import type { Fold, Side } from './boxy-tee.ts'
import { creases, layeredNoise, noise } from './noise.ts'
import { blurred, coverageOf, depthOf, eachNear, field, xOf, yOf, type Field, type Point } from './raster.ts'

export interface Cloth {
  /** Of cloth that faces up, and of what is seen through the neck. */
  readonly outer: Field
  readonly inside: Field
  /** Above the ground, in millimetres. */
  readonly height: Field
  /** Where threads lie over the cloth, from 0 to 1. */
  readonly thread: Field
}

/** How thick two layers of heavy cotton lie, and how round their edge is. */
const THICK_MM = 5
const EDGE_MM = 5.5
const DEEP_INSIDE_MM = 5

export async function clothOf(side: Side): Promise<Cloth> {
  const pieces = await Promise.all(
    side.pieces.map(async ({ outline }) => rounded(await coverageOf([outline]))),
  )
  const outer = field().map((_, at) => Math.max(...pieces.map((piece) => piece[at] ?? 0)))
  const hole = side.inside ? rounded(await coverageOf([side.inside])) : field()
  const inside = hole.map((value, at) => Math.max(0, value - (outer[at] ?? 0)))
  const depth = depthOf(outer.map((value, at) => Math.max(value, hole[at] ?? 0)))
  const rim = depthOf(outer)

  const height = field()
  for (let at = 0; at < height.length; at += 1) {
    const [x, y] = [xOf(at), yOf(at)]
    const edge = depth[at] ?? 0
    const inner = Math.min(edge, rim[at] ?? 0)
    const lies = (outer[at] ?? 0) > 0.5 ? inner : edge
    height[at] = THICK_MM * (1 - Math.exp(-lies / EDGE_MM)) + 5 * (1 - Math.exp(-edge / 70))
    height[at]! += crumple(x, y, side.seed) * Math.min(1, edge / 16)
  }
  for (const fold of side.folds) layFold(height, fold, side.seed)
  height.set(blurred(height, 1.2))
  for (const [index, { heightMm }] of side.pieces.entries()) raise(height, pieces[index] ?? field(), heightMm)
  for (let at = 0; at < height.length; at += 1)
    height[at]! -= DEEP_INSIDE_MM * (inside[at] ?? 0) * (1 - Math.exp(-(depth[at] ?? 0) / 9))
  for (const seam of side.seams) sewSeam(height, seam, side.seed)
  const thread = field()
  for (const line of side.stitches) stitch(height, thread, line)
  for (const [index, { line, widthMm }] of side.ribs.entries())
    knitRib(height, line, { widthMm, within: index === 0 ? (pieces.at(-1) ?? outer) : inside })
  return { outer, inside, height, thread }
}

/** Soft waves, and creases between them that run with the pull of the cloth: down and outwards on both sides. */
function crumple(x: number, y: number, seed: number): number {
  const [warpX, warpY] = [
    x + 46 * layeredNoise(x / 170, y / 170, seed + 1, 3),
    y + 46 * layeredNoise(x / 170, y / 170, seed + 2, 3),
  ]
  const right = 0.5 + 0.5 * Math.tanh(x / 90)
  return (
    6 * layeredNoise(warpX / 190, warpY / 170, seed + 3, 2) +
    (1 - right) * pulled(warpX, -0.75, warpY, seed + 40) +
    right * pulled(warpX, 0.75, warpY, seed + 60) +
    0.2 * layeredNoise(warpX / 22, warpY / 20, seed + 7, 2)
  )
}

function pulled(x: number, turn: number, y: number, seed: number): number {
  const [along, beside] = [Math.cos(turn) * x + Math.sin(turn) * y, Math.cos(turn) * y - Math.sin(turn) * x]
  const here = 0.5 + 0.5 * noise(x / 150, y / 150, seed + 6)
  return (
    1.9 * layeredNoise(along / 150, beside / 54, seed + 4, 2) +
    2.6 * creases(along / 260, beside / 92, seed + 5) * here +
    1.1 * creases(along / 120, beside / 46, seed + 8) * here * here
  )
}

/** A ridge with a steep side and a valley behind it, in the line of a bent stroke. */
function layFold(height: Field, [x1, y1, bendX, bendY, x2, y2, half, high]: Fold, seed: number): void {
  const line: Point[] = Array.from({ length: 33 }, (_, step) => {
    const t = step / 32
    const of = (from: number, bend: number, to: number) =>
      (1 - t) ** 2 * from + 2 * (1 - t) * t * bend + t ** 2 * to
    return [of(x1, bendX, x2), of(y1, bendY, y2)]
  })
  eachNear(
    line,
    half * 4,
    ({ at, besideMm, alongMm, lengthMm }) => {
      const share = alongMm / lengthMm
      const taper = Math.min(1, share * 9 + 0.15) * (1 - share) ** 0.8 * Math.min(1, (1 - share) * 4)
      const width = half * (0.55 + 0.9 * share)
      const over = besideMm / width
      const ridge = Math.exp(-((over < 0 ? over * 1.7 : over) ** 2))
      const valley = Math.exp(-(((over + 1.5) / 1.1) ** 2))
      const ends = Math.hypot(besideMm) / (half * 4)
      height[at]! += high * taper * (ridge - 0.55 * valley) * Math.max(0, 1 - ends ** 4)
    },
    ([x, y]) => [
      x + 9 * layeredNoise(x / 60, y / 60, seed + 21, 2),
      y + 9 * layeredNoise(x / 60, y / 60, seed + 22, 2),
    ],
  )
}

function raise(height: Field, piece: Field, byMm: number): void {
  if (byMm === 0) return
  const soft = blurred(piece, 0.7)
  for (let at = 0; at < height.length; at += 1) height[at]! += byMm * (soft[at] ?? 0)
}

/** Pulled in along the seam, puckered on both sides of it. */
function sewSeam(height: Field, line: readonly Point[], seed: number): void {
  eachNear(line, 14, ({ at, besideMm, alongMm }) => {
    const distance = Math.abs(besideMm)
    height[at]! -= 1.1 * Math.exp(-((distance / 1.3) ** 2)) + 0.5 * Math.exp(-((distance / 5) ** 2))
    height[at]! +=
      0.3 *
      noise(alongMm / 6.5, Math.sign(besideMm) * 3 + besideMm / 22, seed + 31) *
      Math.exp(-distance / 6) *
      Math.min(1, distance / 1.5)
  })
}

const STITCH_MM = 3.4

function stitch(height: Field, thread: Field, line: readonly Point[]): void {
  eachNear(line, 6, ({ at, besideMm, alongMm }) => {
    const place = (alongMm % STITCH_MM) / STITCH_MM
    const on = Math.exp(-((besideMm / 0.55) ** 2))
    const lies = place < 0.72 ? Math.sin((place / 0.72) * Math.PI) ** 0.5 : 0
    height[at]! -= 0.42 * Math.exp(-((besideMm / 1.6) ** 2))
    height[at]! += 0.3 * on * lies
    thread[at] = Math.max(thread[at] ?? 0, on * lies)
  })
}

const RIB_MM = 2.7

interface Rib {
  readonly widthMm: number
  readonly within: Field
}

function knitRib(height: Field, line: readonly Point[], { widthMm, within }: Rib): void {
  eachNear(line, widthMm / 2 + 0.5, ({ at, besideMm, alongMm }) => {
    const edge = (within[at] ?? 0) * Math.min(1, Math.max(0, (widthMm / 2 - Math.abs(besideMm)) / 1.5))
    const wave = Math.cos((alongMm / RIB_MM) * 2 * Math.PI)
    height[at]! += edge * (0.24 * wave + 0.06 * Math.cos((besideMm / 1.5) * 2 * Math.PI))
    height[at]! += 1.4 * (within[at] ?? 0) * Math.sqrt(Math.max(0, 1 - (besideMm / (widthMm / 2 + 1)) ** 2))
  })
}

/** Nothing sewn has sharp corners. */
function rounded(coverage: Field): Field {
  return blurred(coverage, 2.2).map((value) => Math.min(1, Math.max(0, (value - 0.5) * 5.5 + 0.5)))
}
