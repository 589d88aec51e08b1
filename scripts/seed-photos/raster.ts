import sharp from 'sharp'

/** Pixels for each millimetre: exact, so that everything on the photos has a known size. */
export const PX_PER_MM = 1.6
/** What the photos show, from the middle of the collar seam of the front. */
export const FRAME = { xMm: -500, yMm: -130, widthMm: 1000, heightMm: 860 } as const
export const WIDTH = FRAME.widthMm * PX_PER_MM
export const HEIGHT = FRAME.heightMm * PX_PER_MM

export type Field = Float32Array
export type Point = readonly [number, number]

export const field = (): Field => new Float32Array(WIDTH * HEIGHT)

/** The middle of a pixel in millimetres. */
export const xOf = (at: number) => ((at % WIDTH) + 0.5) / PX_PER_MM + FRAME.xMm
export const yOf = (at: number) => (Math.floor(at / WIDTH) + 0.5) / PX_PER_MM + FRAME.yMm

/** How much of each pixel is inside of the outlines, from 0 to 1. */
export async function coverageOf(outlines: readonly (readonly Point[])[]): Promise<Field> {
  const path = outlines.map((points) => `M${points.map((point) => point.join(',')).join('L')}Z`).join('')
  const { xMm, yMm, widthMm, heightMm } = FRAME
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${xMm} ${yMm} ${widthMm} ${heightMm}"><path d="${path}" fill="#fff"/></svg>`
  const { data } = await sharp(Buffer.from(svg))
    .extractChannel('alpha')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Float32Array.from(data, (value) => value / 255)
}

/** Three runs of a mean are a Gaussian, nearly. */
export function blurred(values: Field, radiusMm: number): Field {
  const radius = Math.max(1, Math.round(radiusMm * PX_PER_MM))
  const [from, to] = [Float32Array.from(values), field()]
  for (let run = 0; run < 3; run += 1) {
    for (let y = 0; y < HEIGHT; y += 1)
      meanAlong(from, to, { start: y * WIDTH, step: 1, count: WIDTH, radius })
    for (let x = 0; x < WIDTH; x += 1) meanAlong(to, from, { start: x, step: WIDTH, count: HEIGHT, radius })
  }
  return from
}

interface Run {
  readonly start: number
  readonly step: number
  readonly count: number
  readonly radius: number
}

function meanAlong(from: Field, to: Field, { start, step, count, radius }: Run): void {
  const at = (place: number) => from[start + Math.min(Math.max(place, 0), count - 1) * step] ?? 0
  let sum = 0
  for (let place = -radius; place <= radius; place += 1) sum += at(place)
  for (let place = 0; place < count; place += 1) {
    to[start + place * step] = sum / (2 * radius + 1)
    sum += at(place + radius + 1) - at(place - radius)
  }
}

/** How far each pixel inside is from the edge, in millimetres (Felzenszwalb and Huttenlocher, 2012). */
export function depthOf(coverage: Field): Field {
  const squares = coverage.map((value) => (value >= 0.5 ? 1e12 : 0))
  for (let x = 0; x < WIDTH; x += 1) lowerEnvelope(squares, x, WIDTH, HEIGHT)
  for (let y = 0; y < HEIGHT; y += 1) lowerEnvelope(squares, y * WIDTH, 1, WIDTH)
  return squares.map((square, at) => Math.max(0, Math.sqrt(square) - 1 + (coverage[at] ?? 0)) / PX_PER_MM)
}

function lowerEnvelope(values: Field, start: number, step: number, count: number): void {
  const line = Float64Array.from({ length: count }, (_, place) => values[start + place * step] ?? 0)
  const roots = new Int32Array(count)
  const bounds = new Float64Array(count + 1).fill(Infinity)
  bounds[0] = -Infinity
  let last = 0
  for (let place = 1; place < count; place += 1) {
    for (;;) {
      const root = roots[last] ?? 0
      const meets =
        ((line[place] ?? 0) + place * place - (line[root] ?? 0) - root * root) / (2 * place - 2 * root)
      if (meets <= (bounds[last] ?? 0)) {
        last -= 1
        continue
      }
      last += 1
      roots[last] = place
      bounds[last] = meets
      bounds[last + 1] = Infinity
      break
    }
  }
  let piece = 0
  for (let place = 0; place < count; place += 1) {
    while ((bounds[piece + 1] ?? Infinity) < place) piece += 1
    const root = roots[piece] ?? 0
    values[start + place * step] = (place - root) ** 2 + (line[root] ?? 0)
  }
}

export interface Near {
  readonly at: number
  /** From the line, positive on its right as one walks along it. */
  readonly besideMm: number
  /** Along the line, from its start. */
  readonly alongMm: number
  readonly lengthMm: number
}

/** Visits each pixel that is near the line once, with its nearest place on it. */
export function eachNear(
  line: readonly Point[],
  reachMm: number,
  visit: (near: Near) => void,
  moved: (point: Point) => Point = (point) => point,
): void {
  const nearest = new Map<number, { besideMm: number; alongMm: number }>()
  let start = 0
  for (const [index, [x2, y2]] of line.entries()) {
    const [x1, y1] = line[index - 1] ?? [x2, y2]
    const length = Math.hypot(x2 - x1, y2 - y1)
    if (length === 0) continue
    const [alongX, alongY] = [(x2 - x1) / length, (y2 - y1) / length]
    const margin = reachMm * 1.6
    const columns = [column(Math.min(x1, x2) - margin), column(Math.max(x1, x2) + margin)] as const
    const rows = [row(Math.min(y1, y2) - margin), row(Math.max(y1, y2) + margin)] as const
    for (let y = rows[0]; y <= rows[1]; y += 1) {
      for (let x = columns[0]; x <= columns[1]; x += 1) {
        const at = y * WIDTH + x
        const [px, py] = moved([xOf(at), yOf(at)])
        const along = Math.min(Math.max((px - x1) * alongX + (py - y1) * alongY, 0), length)
        const [besideX, besideY] = [px - x1 - along * alongX, py - y1 - along * alongY]
        const distance = Math.hypot(besideX, besideY)
        if (distance > reachMm || distance >= Math.abs(nearest.get(at)?.besideMm ?? Infinity)) continue
        const side = Math.sign(alongX * besideY - alongY * besideX) || 1
        nearest.set(at, { besideMm: side * distance, alongMm: start + along })
      }
    }
    start += length
  }
  for (const [at, near] of nearest) visit({ at, ...near, lengthMm: start })
}

const column = (xMm: number) => Math.min(Math.max(Math.floor((xMm - FRAME.xMm) * PX_PER_MM), 0), WIDTH - 1)
const row = (yMm: number) => Math.min(Math.max(Math.floor((yMm - FRAME.yMm) * PX_PER_MM), 0), HEIGHT - 1)
