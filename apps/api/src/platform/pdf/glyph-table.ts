/** One step of a glyph's outline, in font units. */
export interface OutlineStep {
  readonly command: string
  readonly args: readonly number[]
}

interface Point {
  readonly x: number
  readonly y: number
  readonly onCurve: boolean
}

const ON_CURVE = 1
const CONTOUR_BYTES = 2
/** A flag and two whole steps. */
const POINT_BYTES = 5
const HEAD_BYTES = 12

/**
 * A glyph as an entry of the TrueType table `glyf`, without instructions and without the shorter spellings: the PDF
 * is compressed anyway. Source: the OpenType specification, "glyf - Glyph Data", simple glyph description.
 */
export function encodeGlyph(outline: readonly OutlineStep[]): Uint8Array {
  const contours = contoursOf(outline)
  const points = contours.flat()
  if (points.length === 0) return new Uint8Array(0)

  const size = HEAD_BYTES + contours.length * CONTOUR_BYTES + points.length * POINT_BYTES
  // Entries begin at multiples of four.
  const bytes = new Uint8Array(Math.ceil(size / 4) * 4)
  const view = new DataView(bytes.buffer)
  const xs = points.map(({ x }) => x)
  const ys = points.map(({ y }) => y)
  const head = [contours.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  head.forEach((value, at) => view.setInt16(at * 2, value))

  let at = head.length * 2
  let last = -1
  for (const contour of contours) {
    last += contour.length
    view.setUint16(at, last)
    at += CONTOUR_BYTES
  }
  at += 2
  for (const { onCurve } of points) bytes[at++] = onCurve ? ON_CURVE : 0
  for (const values of [xs, ys]) {
    values.forEach((value, index) => {
      view.setInt16(at, value - (values[index - 1] ?? 0))
      at += 2
    })
  }
  return bytes
}

function contoursOf(outline: readonly OutlineStep[]): Point[][] {
  const contours: Point[][] = []
  for (const { command, args } of outline) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = args.map(Math.round)
    if (command === 'moveTo') contours.push([{ x: x1, y: y1, onCurve: true }])
    else if (command === 'lineTo') contours.at(-1)?.push({ x: x1, y: y1, onCurve: true })
    else if (command === 'quadraticCurveTo')
      contours.at(-1)?.push({ x: x1, y: y1, onCurve: false }, { x: x2, y: y2, onCurve: true })
    else if (command !== 'closePath')
      throw new Error(`An outline has a ${command}, which TrueType does not know.`)
  }
  return contours
}
