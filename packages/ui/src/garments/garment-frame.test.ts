import { describe, expect, test } from 'vitest'
import { garmentArt } from './art/garment-art.ts'
import { drawingFrame, garmentKind, viewShift, type GarmentKind, type GarmentView } from './garment-frame.ts'

type Point = readonly [number, number]
type Zone = { id: string; kinds: readonly GarmentKind[]; anchor: Point; size: Point }

const LABELLED = ['tee', 'long_sleeve', 'hoodie', 'crewneck'] as const
const WITH_SLEEVES = [...LABELLED, 'polo'] as const
const ADULT_TOPS = [...WITH_SLEEVES, 'tank'] as const
const KINDS = [...ADULT_TOPS, 'tote', 'cap', 'apron', 'youth_tee'] as const

/** The print zones that a new shop starts with, at the sizes of the garment that is drawn. */
const ZONES: readonly Zone[] = [
  { id: 'full_front', kinds: ['tee', 'long_sleeve', 'crewneck'], anchor: [0, 76], size: [305, 356] },
  { id: 'hoodie_front', kinds: ['hoodie'], anchor: [0, 76], size: [305, 305] },
  { id: 'full_back', kinds: ADULT_TOPS, anchor: [0, 102], size: [305, 381] },
  { id: 'left_chest', kinds: ADULT_TOPS, anchor: [102, 76], size: [102, 102] },
  { id: 'right_chest', kinds: ADULT_TOPS, anchor: [-102, 76], size: [102, 102] },
  { id: 'left_sleeve', kinds: WITH_SLEEVES, anchor: [326, 52], size: [102, 102] },
  { id: 'right_sleeve', kinds: WITH_SLEEVES, anchor: [-326, 52], size: [102, 102] },
  { id: 'neck_label', kinds: LABELLED, anchor: [0, 15], size: [70, 40] },
  { id: 'full_front', kinds: ['tote'], anchor: [0, 76], size: [254, 305] },
  { id: 'full_back', kinds: ['tote'], anchor: [0, 102], size: [254, 305] },
  { id: 'tank_front', kinds: ['tank'], anchor: [0, 64], size: [280, 356] },
  { id: 'cap_front', kinds: ['cap'], anchor: [0, -70], size: [110, 55] },
  { id: 'cap_back', kinds: ['cap'], anchor: [0, -42], size: [70, 30] },
  { id: 'apron_bib', kinds: ['apron'], anchor: [0, 50], size: [254, 254] },
  { id: 'youth_front', kinds: ['youth_tee'], anchor: [0, 57], size: [229, 254] },
  { id: 'youth_back', kinds: ['youth_tee'], anchor: [0, 80], size: [229, 279] },
  { id: 'youth_left_chest', kinds: ['youth_tee'], anchor: [76, 60], size: [76, 76] },
]

const CASES = ZONES.flatMap((zone) => zone.kinds.map((kind) => ({ ...zone, kind })))

describe('the print zones of the default shop', () => {
  test.each(CASES)('keeps $id inside the frame of a $kind', ({ id, kind, anchor, size }) => {
    const { minX, minY, width, height } = drawingFrame(kind, viewOf(id))

    for (const [x, y] of cornersOf(anchor, size)) {
      expect(x).toBeGreaterThan(minX)
      expect(x).toBeLessThan(minX + width)
      expect(y).toBeGreaterThan(minY)
      expect(y).toBeLessThan(minY + height)
    }
  })

  test.each(CASES)('keeps $id on the fabric of a $kind, 5 mm from its edge', ({ id, kind, anchor, size }) => {
    const cloth = bodyOf(kind, viewOf(id))
    const wider: Point = [size[0] + 10, size[1] + 10]

    for (const point of cornersOf([anchor[0], anchor[1] - 5], wider)) expect(holds(cloth, point)).toBe(true)
  })

  test.each(WITH_SLEEVES)('keeps clear of the armhole seam of a %s on the sleeve', (kind) => {
    expect(holds(bodyOf(kind, 'front'), [275, 154])).toBe(true)
    expect(275).toBeGreaterThan(armholeAt(154))
  })
})

/** Laid flat, as charts of sizes say: the width at a height, and the length, of a polo below its collar. */
const SIZES = [
  { kind: 'tee', atY: 190, width: 559, length: 762 },
  { kind: 'polo', atY: 190, width: 559, length: 744 },
  { kind: 'tank', atY: 130, width: 560, length: 760 },
  { kind: 'crewneck', atY: 190, width: 560, length: 730 },
  { kind: 'youth_tee', atY: 150, width: 457, length: 597 },
  { kind: 'apron', atY: 600, width: 700, length: 850 },
  { kind: 'cap', atY: -20, width: 174, length: 140 },
] as const

test.each(SIZES)('draws a $kind as wide and as long as it is', ({ kind, atY, width, length }) => {
  const outline = bodyOf(kind, 'front')
  const edge = Array.from({ length: 900 }, (_, x) => x).find((x) => !holds(outline, [x, atY])) ?? Infinity
  const heights = outline.map(([, y]) => y)

  expect(Math.abs(2 * edge - width)).toBeLessThan(8)
  expect(Math.abs(Math.max(...heights) - Math.min(...heights) - length)).toBeLessThan(12)
})

describe('the frame of a garment', () => {
  test.each(KINDS)('contains the whole body of a %s, front and back', (kind) => {
    for (const view of ['front', 'back'] as const) {
      const { minX, minY, width, height } = drawingFrame(kind, view)
      for (const [x, y] of bodyOf(kind, view)) {
        expect(x).toBeGreaterThan(minX)
        expect(x).toBeLessThan(minX + width)
        expect(y).toBeGreaterThan(minY)
        expect(y).toBeLessThan(minY + height)
      }
    }
  })

  test.each(['front', 'back'] as const)(
    'puts the origin of the %s at the lowest point of the collar seam',
    (view) => {
      expect(bodyOf('tee', view)[0]).toEqual([0, 0])
    },
  )

  test('draws an unknown kind as a tee', () => {
    expect(garmentKind('bandana')).toBe('tee')
    expect(garmentKind('toString')).toBe('tee')
    expect(drawingFrame('bandana', 'back')).toEqual(drawingFrame('tee', 'back'))
  })
})

function viewOf(zoneId: string): GarmentView {
  return ['full_back', 'neck_label'].includes(zoneId) ? 'back' : 'front'
}

function cornersOf([x, y]: Point, [width, height]: Point): Point[] {
  const [left, right] = [x - width / 2, x + width / 2]
  return [
    [left, y],
    [right, y],
    [right, y + height],
    [left, y + height],
  ]
}

/** The outline of the body with its sleeves as a polygon, from the view's own origin, without holes. */
function bodyOf(kind: GarmentKind, view: GarmentView): Point[] {
  const points = pairsOf(garmentArt(kind, view).cloth[0]!.split('Z')[0]!)
  const shift = viewShift(kind, view)
  const polygon: Point[] = []
  for (let start = 0; start + 3 < points.length; start += 3) {
    for (let step = 0; step < 16; step++) {
      const [x, y] = onCubic(points.slice(start, start + 4), step / 16)
      polygon.push([x, y + shift])
    }
  }
  return polygon
}

function pairsOf(path: string): Point[] {
  return [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)])
}

function onCubic(points: readonly Point[], t: number): Point {
  const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t ** 2 * (1 - t), t ** 3]
  const along = (axis: 0 | 1) => weights.reduce((sum, weight, at) => sum + weight * points[at]![axis], 0)
  return [along(0), along(1)]
}

/** Whether a ray to the right crosses the outline an odd number of times. */
function holds(polygon: readonly Point[], [x, y]: Point): boolean {
  const crossings = polygon.filter(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length]!
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1
  })
  return crossings.length % 2 === 1
}

/** The x position of the deepest armhole of the three tops at a height; sleeves start to its right. */
function armholeAt(y: number): number {
  const points: Point[] = [
    [224, -47],
    [208, 20],
    [224, 130],
    [285, 190],
  ]
  const steps = Array.from({ length: 101 }, (_, step) => onCubic(points, step / 100))
  return steps.find(([, height]) => height >= y)![0]
}
