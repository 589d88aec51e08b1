import { noise } from './noise.ts'
import type { Point } from './raster.ts'

/** From x and y over a bend to x and y, half its width, and how high it stands. */
export type Fold = readonly [number, number, number, number, number, number, number, number]

/** One side of the tee as it lies there, in millimetres from the middle of the front's collar seam. */
export interface Side {
  /** Each lies on those before it. */
  readonly pieces: readonly { readonly outline: readonly Point[]; readonly heightMm: number }[]
  /** What is seen through the neck. */
  readonly inside: readonly Point[] | null
  /** Ribbed bands along a line. */
  readonly ribs: readonly { readonly line: readonly Point[]; readonly widthMm: number }[]
  readonly seams: readonly (readonly Point[])[]
  /** Lines of stitching, some in pairs. */
  readonly stitches: readonly (readonly Point[])[]
  readonly folds: readonly Fold[]
  readonly seed: number
}

/** Half a path from the middle: `M` is left out, pairs are in groups of three for a cubic each. */
type Half = readonly [Point, ...Point[]]

const SHOULDER: Half = [
  [102, -92],
  [160, -76],
  [235, -56],
  [300, -32],
]
const SLEEVE: Half = [
  [300, -32],
  [352, -4],
  [412, 58],
  [455, 124],
  [432, 156],
  [398, 200],
  [363, 240],
  [346, 222],
  [326, 208],
  [304, 196],
]
const FLANK: Half = [
  [304, 196],
  [297, 330],
  [296, 480],
  [301, 634],
]
const HEM: Half = [
  [301, 634],
  [210, 647],
  [100, 650],
  [0, 650],
]
const FRONT_NECK: Half = [
  [0, 0],
  [56, 0],
  [94, -38],
  [102, -92],
]
const FRONT_RIM: Half = [
  [0, -25],
  [42, -25],
  [73, -56],
  [79, -100],
]
const BACK_NECK: Half = [
  [0, -72],
  [40, -72],
  [80, -76],
  [102, -92],
]
const BACK_RIM: Half = [
  [0, -97],
  [36, -97],
  [62, -98],
  [79, -100],
]
/** Of the back, as far as it is seen through the neck. */
const INNER_NECK: Half = [
  [0, -72],
  [32, -72],
  [58, -73],
  [72, -76],
]
const ARMHOLE: Half = [
  [300, -32],
  [283, 40],
  [284, 130],
  [304, 196],
]
const CUFF: Half = [
  [447, 111],
  [424, 144],
  [391, 187],
  [355, 228],
]
const CUFF_2: Half = [
  [442, 104],
  [419, 137],
  [386, 180],
  [349, 222],
]

export function boxyTee(view: 'front' | 'back'): Side {
  const front = view === 'front'
  const [neck, rim] = front ? [FRONT_NECK, FRONT_RIM] : [BACK_NECK, BACK_RIM]
  const whole = closed([neck, SHOULDER, SLEEVE, FLANK, HEM])
  const collar = closed([
    rim,
    [
      [79, -100],
      [87, -98],
      [95, -95],
      [102, -92],
    ],
    neck.toReversed() as unknown as Half,
  ])
  const collarLine: Half = between(rim, neck)
  const insideRim = closed([BACK_RIM, FRONT_RIM.toReversed() as unknown as Half])
  const hemLine = (up: number): Half => [
    [0, 650 - up],
    [100, 650 - up],
    [210, 647 - up],
    [300, 634 - up],
  ]
  return {
    pieces: [
      { outline: whole, heightMm: 0 },
      { outline: collar, heightMm: 1.2 },
    ],
    inside: front ? insideRim : null,
    ribs: [
      { line: across(collarLine), widthMm: 24.5 },
      ...(front ? [{ line: across(between(BACK_RIM, BACK_NECK)), widthMm: 24.5 }] : []),
    ],
    seams: [
      across(neck),
      ...bothSides(ARMHOLE),
      ...bothSides(SHOULDER),
      ...(front ? [across(INNER_NECK)] : []),
    ],
    stitches: [
      across(moved(neck, 0, 4.5)),
      across(hemLine(22)),
      across(hemLine(28)),
      ...bothSides(CUFF),
      ...bothSides(CUFF_2),
      ...bothSides(moved(ARMHOLE, -6, 0)),
      ...(front ? [across(moved(INNER_NECK, -4, 8))] : []),
    ],
    folds: front ? FRONT_FOLDS : BACK_FOLDS,
    seed: front ? 11 : 47,
  }
}

const FRONT_FOLDS: readonly Fold[] = [
  [300, 190, 236, 168, 150, 96, 13, 4.8],
  [298, 206, 232, 220, 132, 196, 12, 3.9],
  [296, 232, 250, 280, 196, 372, 12, 3.3],
  [-300, 188, -240, 160, -168, 74, 13, 4.5],
  [-298, 208, -226, 226, -120, 214, 13, 4.2],
  [-296, 236, -254, 300, -214, 410, 12, 3.3],
  [306, 190, 346, 150, 396, 116, 11, 3.9],
  [318, 202, 356, 186, 402, 176, 9, 3],
  [-306, 190, -344, 148, -388, 100, 11, 3.9],
  [-318, 202, -352, 190, -398, 184, 9, 3],
  [268, -40, 316, 6, 352, 84, 14, 3],
  [-268, -40, -312, 12, -340, 92, 14, 3],
  [104, -60, 150, -10, 190, 70, 15, 2.7],
  [-104, -60, -146, -6, -196, 56, 15, 2.7],
  [294, 420, 210, 452, 96, 528, 15, 3.3],
  [-294, 396, -216, 436, -130, 520, 15, 3.6],
  [296, 560, 220, 556, 140, 604, 13, 2.7],
  [-298, 548, -230, 560, -150, 620, 13, 2.7],
  [60, 640, 30, 540, 60, 380, 22, 3],
  [-86, 640, -120, 540, -70, 420, 22, 3],
  [190, 642, 176, 560, 200, 470, 18, 2.7],
]

const BACK_FOLDS: readonly Fold[] = [
  [300, 188, 240, 150, 176, 56, 13, 4.5],
  [298, 212, 226, 246, 150, 250, 12, 3.6],
  [-300, 192, -232, 172, -140, 108, 13, 4.8],
  [-298, 210, -244, 236, -164, 322, 12, 3.6],
  [306, 190, 342, 146, 384, 92, 11, 3.9],
  [320, 204, 360, 190, 404, 178, 9, 3],
  [-306, 190, -348, 154, -398, 124, 11, 3.9],
  [-318, 200, -350, 184, -392, 168, 9, 3],
  [272, -38, 318, 12, 346, 92, 14, 3],
  [-268, -40, -316, 4, -352, 78, 14, 3],
  [-92, -66, -40, -20, 8, 104, 20, 2.7],
  [92, -66, 52, -10, 40, 90, 18, 2.2],
  [294, 380, 200, 430, 100, 520, 16, 3.6],
  [-294, 436, -204, 456, -84, 530, 15, 3.3],
  [-298, 570, -216, 566, -130, 612, 13, 2.7],
  [298, 552, 232, 566, 160, 622, 13, 2.7],
  [-40, 642, -70, 520, -30, 360, 24, 3],
  [110, 642, 140, 540, 100, 400, 22, 3],
  [-196, 642, -170, 560, -190, 460, 18, 2.7],
]

/**
 * Nothing that is laid down is symmetric: moves a point by up to a centimetre or two at the sleeves, but not near the collar seam and
 * the middle of the hem, whose distance is to be true.
 */
function asItLies([x, y]: Point): Point {
  const free = smooth((Math.abs(x) - 40) / 120)
  const far = smooth((Math.abs(x) - 230) / 160)
  return [
    x +
      free * (6.5 * noise(x / 130 + 3.7, y / 130, 5) + 1.6 * noise(x / 34, y / 34, 8)) +
      far * 12 * noise(x / 400 + 0.3, y / 400, 12),
    y +
      free * (6 * noise(x / 130, y / 150 + 9.1, 6) + 1.4 * noise(x / 34, y / 34, 9)) +
      far * 14 * noise(x / 400 + 5.3, y / 400, 13),
  ]
}

function smooth(share: number): number {
  const within = Math.min(Math.max(share, 0), 1)
  return within * within * (3 - 2 * within)
}

function closed(halves: readonly Half[]): Point[] {
  const right = halves.flatMap(points)
  return [...right, ...right.map(mirrored).toReversed()].map(asItLies)
}

function across(half: Half): Point[] {
  const right = points(half)
  return [...right.map(mirrored).toReversed(), ...right.slice(1)].map(asItLies)
}

function bothSides(half: Half): Point[][] {
  const right = points(half)
  return [right.map(asItLies), right.map(mirrored).map(asItLies)]
}

function moved(half: Half, x: number, y: number): Half {
  return half.map((point): Point => [point[0] + x, point[1] + y]) as unknown as Half
}

function between(one: Half, other: Half): Half {
  return one.map(([x, y], at): Point => {
    const [otherX, otherY] = other[at] ?? [x, y]
    return [(x + otherX) / 2, (y + otherY) / 2]
  }) as unknown as Half
}

const STEPS = 40

function points(half: Half): Point[] {
  const found: Point[] = [half[0]]
  for (let at = 0; at + 3 < half.length; at += 3) {
    const [one, two, three, four] = half.slice(at, at + 4) as [Point, Point, Point, Point]
    for (let step = 1; step <= STEPS; step += 1) {
      const t = step / STEPS
      const of = (axis: 0 | 1) =>
        (1 - t) ** 3 * one[axis] +
        3 * (1 - t) ** 2 * t * two[axis] +
        3 * (1 - t) * t ** 2 * three[axis] +
        t ** 3 * four[axis]
      found.push([of(0), of(1)])
    }
  }
  return found
}

function mirrored([x, y]: Point): Point {
  return [-x, y]
}
