import sharp from 'sharp'
import { MARK_MM, PRINTED } from './photographed-garment.ts'

type Box = typeof PRINTED

/** The largest JPEG of the file, which a PDF stores as it is. */
export function photoInPdf(pdf: Buffer): Buffer {
  const streams = pdf.toString('latin1').matchAll(/\/DCTDecode[^]*?stream\r?\n([^]*?)\r?\nendstream/g)
  const [largest] = [...streams]
    .map(([, bytes = '']) => Buffer.from(bytes, 'latin1'))
    .toSorted((one, other) => other.length - one.length)
  if (!largest) throw new Error('The PDF has no photo.')
  return largest
}

interface Pixels {
  readonly data: ArrayLike<number>
  readonly width: number
  readonly height: number
  readonly channels: number
}

export async function pixelsOf(picture: Uint8Array | undefined): Promise<Pixels> {
  const { data, info } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info }
}

type Measure = (red: number, green: number, blue: number) => number

const magenta: Measure = (red, green, blue) => above((Math.min(red, blue) - green) / 255, 0.5)
/** The same in the light and in the shade of the cloth. */
const yellowness: Measure = (red, green, blue) =>
  above((Math.min(red, green) - blue) / Math.max(red, green, 1))
const darkness: Measure = (red, green, blue) => above(1 - Math.max(red, green, blue) / 150)

/** Without the noise of a JPEG, and without other colours of a page. */
function above(share: number, least = 0.12): number {
  return share < least ? 0 : Math.min(1, share)
}

/** Pixels by millimetres from the origin, as the marks of the photo show them: 620 mm apart, 690 mm below. */
function rulerOf(pixels: Pixels) {
  const { width, height } = pixels
  const value = (measure: Measure, x: number, y: number) => {
    const at = (y * width + x) * pixels.channels
    return measure(pixels.data[at] ?? 0, pixels.data[at + 1] ?? 0, pixels.data[at + 2] ?? 0)
  }
  const columns = Array.from({ length: width }, (_, x) => {
    let [sum, moment] = [0, 0]
    for (let y = 0; y < height; y += 1) {
      const share = value(magenta, x, y)
      sum += share
      moment += share * y
    }
    return { x, sum, moment }
  })
  const centreOf = (some: typeof columns) => mean(some.map(({ x, sum }) => [x, sum]))
  const middle = centreOf(columns)
  const [left, right] = [
    centreOf(columns.filter(({ x }) => x < middle)),
    centreOf(columns.filter(({ x }) => x > middle)),
  ]
  const pxPerMm = (right - left) / (2 * MARK_MM + 20)
  const markY =
    columns.reduce((sum, { moment }) => sum + moment, 0) / columns.reduce((sum, one) => sum + one.sum, 0)
  const origin = { x: (left + right) / 2, y: markY - 690 * pxPerMm }

  /** Along one axis, the mean over a band of the other; distances in millimetres. */
  function profile(
    measure: Measure,
    along: 'x' | 'y',
    band: readonly [number, number],
    range: readonly [number, number],
  ) {
    const across = along === 'x' ? 'y' : 'x'
    const spots = (name: 'x' | 'y', [from, to]: readonly [number, number]) => {
      const [first, last] = [from, to].map((mm) => Math.round(origin[name] + mm * pxPerMm))
      return Array.from({ length: (last ?? 0) - (first ?? 0) + 1 }, (_, index) => (first ?? 0) + index)
    }
    const lines = spots(across, band)
    return spots(along, range).map((spot): [number, number] => {
      const values = lines.map((line) =>
        along === 'x' ? value(measure, spot, line) : value(measure, line, spot),
      )
      return [(spot - origin[along]) / pxPerMm, values.reduce((sum, one) => sum + one, 0) / lines.length]
    })
  }
  return { profile, pxPerMm }
}

function mean(weighted: readonly (readonly [number, number])[]): number {
  const total = weighted.reduce((sum, [, weight]) => sum + weight, 0)
  return weighted.reduce((sum, [at, weight]) => sum + at * weight, 0) / total
}

/** The extents of the print from how much of it there is, so that a soft edge does not count. */
export function printIn(pixels: Pixels): Box {
  const { profile, pxPerMm } = rulerOf(pixels)
  const extent = (line: [number, number][]) => {
    const shares = line.map(([, share]) => share).toSorted((one, other) => one - other)
    const inside = shares.filter((share) => share > (shares.at(-1) ?? 0) / 2)
    const full = inside[Math.floor(inside.length / 2)] ?? 1
    const half = line.reduce((sum, [, share]) => sum + share, 0) / full / pxPerMm / 2
    return [mean(line) - half, mean(line) + half] as const
  }
  const [left, right] = extent(profile(yellowness, 'x', [200, 240], [-280, 280]))
  const [top, bottom] = extent(profile(yellowness, 'y', [30, 90], [20, 480]))
  return { left, right, top, bottom }
}

/** The middle of the lines that the ticket draws around a print. */
export function frameIn(pixels: Pixels): Box {
  const { profile } = rulerOf(pixels)
  const lineAt = (along: 'x' | 'y', band: readonly [number, number], mm: number) =>
    mean(profile(darkness, along, band, [mm - 6, mm + 6]))
  return {
    left: lineAt('x', [210, 240], PRINTED.left),
    right: lineAt('x', [210, 240], PRINTED.right),
    top: lineAt('y', [40, 90], PRINTED.top),
    bottom: lineAt('y', [40, 90], PRINTED.bottom),
  }
}
