import { expect, test } from 'vitest'
import { edgesOf, rowsBetween } from './path-data.ts'
import { tote } from './tote.ts'

test('gives a straight strip its exact edges, square at the ends', () => {
  expect(edgesOf({ path: 'M0,0C10,0 20,0 30,0', widthMm: 8 })).toBe(
    'M0,4C10,4 20,4 30,4L30,-4C20,-4 10,-4 0,-4Z',
  )
})

test('gives each piece of a strip its own edges', () => {
  const edges = edgesOf({ path: 'M0,0C1,0 2,0 3,0M0,9C1,9 2,9 3,9', widthMm: 2 })
  expect(edges.match(/Z/g)).toHaveLength(2)
})

test('keeps the width of a strap around its bend within a millimetre', () => {
  const strap = tote.front.straps!
  const middle = onCurve(strap.path)
  const edges = edgesOf(strap)
  for (const side of edges.replace('Z', '').split('L')) {
    for (const [x, y] of onCurve(side)) {
      const distance = Math.min(...middle.map(([toX, toY]) => Math.hypot(x - toX, y - toY)))
      expect(Math.abs(distance - strap.widthMm / 2)).toBeLessThan(1)
    }
  }
})

test('lays rows of stitching between two lines at equal distances', () => {
  expect(rowsBetween('M0,0C1,0 2,0 3,0', 'M0,9C1,9 2,9 3,9', 2)).toEqual([
    'M0,3C1,3 2,3 3,3',
    'M0,6C1,6 2,6 3,6',
  ])
})

type Point = readonly [number, number]

function onCurve(path: string): Point[] {
  const points = [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)])
  const at = (start: number, t: number, axis: 0 | 1) =>
    (1 - t) ** 3 * points[start]![axis] +
    3 * t * (1 - t) ** 2 * points[start + 1]![axis] +
    3 * t ** 2 * (1 - t) * points[start + 2]![axis] +
    t ** 3 * points[start + 3]![axis]
  const found: Point[] = []
  for (let start = 0; start + 3 < points.length; start += 3)
    for (let step = 0; step <= 200; step++) found.push([at(start, step / 200, 0), at(start, step / 200, 1)])
  return found
}
