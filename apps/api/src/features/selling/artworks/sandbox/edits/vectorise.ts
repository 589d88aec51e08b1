import sharp from 'sharp'
import { type Colour, colourAt, difference, type Pixels, tooManyColours } from './pixels.ts'

const MOST_COLOURS = 12
const SAME_COLOUR = 44
/** The rest is smoothed edges, which take the nearest colour. */
const LEAST_SHARE = 0.9
/** Curves of a small picture are traced on a larger one, and a large picture on a smaller one. */
const TRACED_SIDE_PX = 2000

/** An SVG of flat colours, by VTracer's curves. */
export async function vectorise(pixels: Pixels): Promise<Buffer> {
  const palette = paletteOf(pixels)
  if (palette === undefined) throw tooManyColours()
  const { data, width, height } = await sized(pixels)
  flatten(data, palette)
  const { ColorMode, Hierarchical, PathSimplifyMode, vectorizeRaw } = await import('@neplex/vectorizer')
  const svg = await vectorizeRaw(
    data,
    { width, height },
    {
      colorMode: ColorMode.Color,
      hierarchical: Hierarchical.Cutout,
      filterSpeckle: 4,
      colorPrecision: 8,
      layerDifference: 0,
      mode: PathSimplifyMode.Spline,
      cornerThreshold: 60,
      lengthThreshold: 4,
      maxIterations: 10,
      spliceThreshold: 45,
      pathPrecision: 2,
    },
  )
  return Buffer.from(svg)
}

/** The colours that most of the ink has, the most frequent first; undefined for a photo. */
function paletteOf({ data }: Pixels): Colour[] | undefined {
  const counts = new Map<number, { colour: Colour; count: number }>()
  let inked = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    inked += 1
    const key =
      (((data[at] ?? 0) >> 3) << 10) | (((data[at + 1] ?? 0) >> 3) << 5) | ((data[at + 2] ?? 0) >> 3)
    const known = counts.get(key)
    if (known === undefined) counts.set(key, { colour: colourAt(data, at), count: 1 })
    else known.count += 1
  }
  const frequent = [...counts.values()].sort((a, b) => b.count - a.count)
  const palette: Colour[] = []
  let covered = 0
  for (const { colour, count } of frequent) {
    const isKnown = palette.some((one) => colourDifference(one, colour) <= SAME_COLOUR)
    if (!isKnown && palette.length < MOST_COLOURS && count >= inked / 500) palette.push(colour)
    else if (!isKnown) continue
    covered += count
  }
  return palette.length > 0 && covered >= LEAST_SHARE * inked ? palette : undefined
}

function colourDifference([red, green, blue]: Colour, other: Colour): number {
  return Math.max(Math.abs(red - other[0]), Math.abs(green - other[1]), Math.abs(blue - other[2]))
}

async function sized({ data, width, height }: Pixels): Promise<Pixels> {
  const scale = TRACED_SIDE_PX / Math.max(width, height)
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
  const drawn = await sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer()
  return { data: drawn, ...size }
}

function flatten(data: Buffer, palette: readonly Colour[]): void {
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) {
      data.fill(0, at, at + 4)
      continue
    }
    let nearest = palette[0] ?? [0, 0, 0]
    let least = Infinity
    for (const colour of palette) {
      const far = difference(data, at, colour)
      if (far < least) [nearest, least] = [colour, far]
    }
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = nearest[channel] ?? 0
    data[at + 3] = 255
  }
}
