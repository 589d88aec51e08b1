import type { Contour, Point, Segment } from './contour.ts'

/** Path data in whole numbers with relative commands, which is shortest. Rounding does not add up. */
export function shortPath(contours: readonly Contour[]): string {
  let at: Point = [0, 0]
  let written = ''
  for (const { start, segments } of contours) {
    const first = rounded(start)
    written += `M${joined([first[0], first[1]])}`
    at = first
    let last = ''
    for (const segment of segments) {
      const to = rounded(segment.to)
      // What has no length after rounding.
      if (segment.kind !== 'cubic' && to[0] === at[0] && to[1] === at[1]) continue
      const [letter, values] = relative(segment, at, to)
      const text = joined(values)
      written += letter === last ? (text.startsWith('-') ? text : ` ${text}`) : letter + text
      last = letter
      at = to
    }
    written += 'z'
  }
  return written.replaceAll(/(^|[^\d.])0\./g, '$1.')
}

function relative(segment: Segment, at: Point, to: Point): [string, number[]] {
  const from = (point: Point): number[] => rounded([point[0] - at[0], point[1] - at[1]])
  switch (segment.kind) {
    case 'line':
      if (to[1] === at[1]) return ['h', [whole(to[0] - at[0])]]
      if (to[0] === at[0]) return ['v', [whole(to[1] - at[1])]]
      return ['l', from(to)]
    case 'quad':
      return ['q', [...from(segment.control), ...from(to)]]
    case 'cubic':
      return ['c', [...from(segment.first), ...from(segment.second), ...from(to)]]
    case 'arc': {
      const { radiusX, radiusY, rotationDeg, isLarge, isClockwise } = segment.arc
      const turn = radiusX === radiusY ? 0 : Math.round(rotationDeg)
      // Tenths: a radius that is too short for its ends would be scaled, and bend another way.
      const radii = [Math.round(radiusX * 10) / 10, Math.round(radiusY * 10) / 10]
      return ['a', [...radii, turn, Number(isLarge), Number(isClockwise), ...from(to)]]
    }
  }
}

function rounded([x, y]: Point): [number, number] {
  return [whole(x), whole(y)]
}

function whole(value: number): number {
  return Math.round(value) + 0
}

function joined(values: readonly number[]): string {
  return values.map((value, index) => (index > 0 && value >= 0 ? ' ' : '') + String(value)).join('')
}
