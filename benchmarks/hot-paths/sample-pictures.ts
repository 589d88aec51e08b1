import { crc32 } from 'node:zlib'
import sharp from 'sharp'

/** What customers upload, always the same bytes for the same code. */
export interface SamplePicture {
  readonly name: string
  readonly fileName: string
  readonly bytes: Buffer
}

const WIDE = { width: 4000, height: 3000 } as const

export async function samplePictures(): Promise<SamplePicture[]> {
  const photo = photograph(WIDE.width, WIDE.height)
  const raw = { raw: { ...WIDE, channels: 3 } } as const
  const lines = Buffer.from(artworkOf(WIDE.width, WIDE.height))
  const mask = await sharp(lines).extractChannel('alpha').raw().toBuffer()
  return [
    { name: 'logo, PNG of 1.4 megapixels', fileName: 'logo.png', bytes: await logo() },
    {
      name: 'photo, JPEG of 12 megapixels',
      fileName: 'photo.jpg',
      bytes: await sharp(photo, raw).jpeg({ quality: 90 }).toBuffer(),
    },
    {
      name: 'cut-out photo with lines, PNG of 12 megapixels',
      fileName: 'cut-out.png',
      bytes: await sharp(cutOut(photo, mask), { raw: { ...WIDE, channels: 4 } })
        .png()
        .toBuffer(),
    },
  ]
}

/** The same picture as another file, so that each customer's is stored. */
export function asAnother({ bytes, fileName }: SamplePicture, number: number): Buffer {
  const words = Buffer.from(`Comment\0${number}`)
  if (fileName.endsWith('.jpg')) {
    const comment = Buffer.from([0xff, 0xfe, 0, words.length + 2])
    return Buffer.concat([bytes.subarray(0, 2), comment, words, bytes.subarray(2)])
  }
  const named = Buffer.concat([Buffer.from('tEXt'), words])
  const ends = Buffer.alloc(8)
  ends.writeUInt32BE(words.length, 0)
  ends.writeUInt32BE(crc32(named), 4)
  // After the signature and the header.
  const at = 33
  return Buffer.concat([
    bytes.subarray(0, at),
    ends.subarray(0, 4),
    named,
    ends.subarray(4),
    bytes.subarray(at),
  ])
}

function logo(): Promise<Buffer> {
  return sharp(
    svg(
      1200,
      1200,
      '<circle cx="600" cy="600" r="600" fill="#c2410c"/><circle cx="450" cy="600" r="99" fill="#fff"/>',
    ),
  )
    .png()
    .toBuffer()
}

/** Shapes with holes, strokes down to 6 pixels and small letters, on a transparent background. */
function artworkOf(width: number, height: number): Buffer {
  const random = randomNumbers(7)
  const shapes = Array.from({ length: 60 }, (_, at) => {
    const [x, y, size] = [random() * width, random() * height, (0.03 + random() * 0.15) * width]
    const stroke = 6 + Math.floor(random() * 30)
    if (at % 3 === 0) return `<circle cx="${x}" cy="${y}" r="${size / 2}"/>`
    return `<path d="M${x} ${y}q${size} ${-size} ${size * 1.5} 0t${-size} ${size}" fill="none" stroke="#000" stroke-width="${stroke}"/>`
  })
  const letters = Array.from({ length: 200 }, () => {
    const [x, y] = [random() * width, random() * height]
    return `<path d="M${x} ${y}v60m30 0v-60m-30 30h30" fill="none" stroke="#000" stroke-width="8"/>`
  })
  return svg(width, height, [...shapes, ...letters].join(''))
}

function svg(width: number, height: number, body: string): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${body}</svg>`,
  )
}

/** Soft light of several sizes with the grain of a camera. */
function photograph(width: number, height: number): Buffer {
  const random = randomNumbers(12)
  const waves = Array.from({ length: 9 }, (_, at) => ({
    x: ((random() - 0.5) * 2 ** at) / width,
    y: ((random() - 0.5) * 2 ** at) / height,
    phase: random() * 6,
    strength: 50 / (1 + at / 2),
  }))
  const across = waves.map(({ x, phase }) =>
    Float64Array.from({ length: width }, (_, at) => Math.sin(x * at * 6 + phase)),
  )
  const down = waves.map(({ y, phase }) =>
    Float64Array.from({ length: height }, (_, at) => Math.cos(y * at * 6 + phase)),
  )
  const pixels = Buffer.allocUnsafe(width * height * 3)
  let grain = 1
  for (let y = 0, to = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let light = 128
      let warmth = 0
      for (const [at, { strength }] of waves.entries()) {
        const wave = (across[at]?.[x] ?? 0) * (down[at]?.[y] ?? 0) * strength
        light += wave
        if (at % 2 === 0) warmth += wave
      }
      grain = (Math.imul(grain, 1_664_525) + 1_013_904_223) >>> 0
      const noise = (grain >>> 24) / 16 - 8
      pixels[to++] = bounded(light + warmth / 2 + noise)
      pixels[to++] = bounded(light + noise)
      pixels[to++] = bounded(light - warmth / 2 + noise)
    }
  }
  return pixels
}

/** Programs that remove a background leave no colour where nothing is left. */
function cutOut(photo: Buffer, mask: Buffer): Buffer {
  const pixels = Buffer.alloc(mask.length * 4)
  for (const [at, alpha] of mask.entries()) {
    if (alpha === 0) continue
    photo.copy(pixels, at * 4, at * 3, at * 3 + 3)
    pixels[at * 4 + 3] = alpha
  }
  return pixels
}

function bounded(value: number): number {
  return Math.max(0, Math.min(255, Math.round(value)))
}

/** The same numbers from 0 to 1 for the same seed (Park and Miller). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}
