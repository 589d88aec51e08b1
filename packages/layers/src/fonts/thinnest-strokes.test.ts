import { expect, test } from 'vitest'
import type { TextLayer } from '../layer.ts'
import { shaperFromPackages } from '../testing/shaper-from-packages.ts'
import { parsePath, type PathSegment } from '../text/outline-path.ts'
import { FONTS } from './fonts.ts'
import { THINNEST_EM } from './thinnest-strokes.ts'

const EM_MM = 100

/** The table is what this measures: copy it from the difference that a failure shows. */
test('the thin strokes of each family are as wide as the table says', async () => {
  const shaper = await shaperFromPackages()
  const measured: Record<string, number[]> = {}
  for (const { id, weights } of FONTS) {
    measured[id] = []
    for (const weight of weights) {
      const widths: number[] = []
      for (const text of 'aeghnostRHO38') {
        const { path } = await shaper.outlineText({ ...LETTER, text, font: id, weight })
        widths.push(...strokeWidths(flattened(parsePath(path))))
      }
      // Fewer are where two sides meet in a corner.
      const thin = widths.toSorted((a, b) => a - b)[Math.floor(widths.length * 0.1)] ?? 0
      measured[id].push(Math.round((thin / EM_MM) * 1000) / 1000)
    }
  }
  expect(THINNEST_EM).toEqual(measured)
})

const LETTER: TextLayer = {
  ...{ id: 'l1', kind: 'text', text: '', font: '', weight: 400, sizeMm: EM_MM, colour: '#000000' },
  ...{ letterSpacing: 0, lineHeight: 1, align: 'center', offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 },
}

interface Edge {
  readonly x1: number
  readonly y1: number
  readonly x2: number
  readonly y2: number
}

/** From points along the outline straight through the ink to its other side. */
function strokeWidths(edges: readonly Edge[]): readonly number[] {
  return edges.flatMap(({ x1, y1, x2, y2 }) => {
    const length = Math.hypot(x2 - x1, y2 - y1)
    const normal = { x: -(y2 - y1) / length, y: (x2 - x1) / length }
    const steps = Math.ceil(length)
    return Array.from({ length: steps }, (_, step) => {
      const share = (step + 0.5) / steps
      const from = { x: x1 + (x2 - x1) * share, y: y1 + (y2 - y1) * share }
      return throughInk(from, normal, edges) ?? throughInk(from, { x: -normal.x, y: -normal.y }, edges)
    }).filter((width) => width !== undefined)
  })
}

/** Undefined when there is no ink on this side, or also ink on the other: the outlines of a letter may overlap. */
function throughInk(
  from: { x: number; y: number },
  direction: { x: number; y: number },
  edges: readonly Edge[],
): number | undefined {
  const crossings = edges
    .flatMap(({ x1, y1, x2, y2 }) => {
      const side1 = (x1 - from.x) * direction.y - (y1 - from.y) * direction.x
      const side2 = (x2 - from.x) * direction.y - (y2 - from.y) * direction.x
      if (side1 < 0 === side2 < 0) return []
      const share = side1 / (side1 - side2)
      const [x, y] = [x1 + (x2 - x1) * share - from.x, y1 + (y2 - y1) * share - from.y]
      return [{ at: x * direction.x + y * direction.y, turn: side1 < 0 ? 1 : -1 }]
    })
    .toSorted((a, b) => a.at - b.at)
  const windingAt = (at: number) => crossings.reduce((sum, one) => (one.at > at ? sum + one.turn : sum), 0)
  if (windingAt(1e-6) === 0 || windingAt(-1e-6) !== 0) return undefined
  return crossings.find(({ at }) => at > 1e-6 && windingAt(at) === 0)?.at
}

const PIECES = 6

function flattened(segments: readonly PathSegment[]): readonly Edge[] {
  const edges: Edge[] = []
  let [start, from] = [
    { x: 0, y: 0 },
    { x: 0, y: 0 },
  ]
  const lineTo = (x: number, y: number) => {
    if (x !== from.x || y !== from.y) edges.push({ x1: from.x, y1: from.y, x2: x, y2: y })
    from = { x, y }
  }
  for (const [command, ...numbers] of segments) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers
    const before = from
    if (command === 'M') start = from = { x: a, y: b }
    else if (command === 'L') lineTo(a, b)
    else if (command === 'Z') lineTo(start.x, start.y)
    else
      for (let piece = 1; piece <= PIECES; piece++) {
        const t = piece / PIECES
        if (command === 'Q') lineTo(bent(t, before.x, a, c), bent(t, before.y, b, d))
        else lineTo(bent(t, before.x, a, c, e), bent(t, before.y, b, d, f))
      }
  }
  return edges
}

/** A Bézier curve in one dimension. */
function bent(t: number, ...points: readonly number[]): number {
  if (points.length === 1) return points[0] ?? 0
  return (1 - t) * bent(t, ...points.slice(0, -1)) + t * bent(t, ...points.slice(1))
}
