import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

interface PngOptions {
  readonly width: number
  readonly height: number
  /** The compressed pixels; by default those of a half-covered `width × height` picture. */
  readonly pixels?: Buffer
  readonly depth?: number
  /** 0 grey, 2 RGB, 3 palette, 4 grey and alpha, 6 RGB and alpha. */
  readonly colourType?: number
  readonly interlaced?: boolean
  readonly extra?: readonly Buffer[]
}

export function pngOf({
  width,
  height,
  pixels,
  depth = 8,
  colourType = 6,
  interlaced,
  extra = [],
}: PngOptions): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header[8] = depth
  header[9] = colourType
  header[12] = interlaced === true ? 1 : 0
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    ...extra,
    pngChunk('IDAT', pixels ?? pngRows(width, height, [255, 0, 0, 255])),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const chunk = Buffer.alloc(data.length + 12)
  chunk.writeUInt32BE(data.length, 0)
  named.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(named), data.length + 8)
  return chunk
}

export function pngRows(width: number, height: number, pixel: readonly number[]): Buffer {
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(width * pixel.length, Buffer.from(pixel))])
  return deflateSync(Buffer.concat(Array.from({ length: height }, () => row)))
}

export function svgOf(body: string, attributes = 'viewBox="0 0 200 100"'): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${body}</svg>`,
  )
}

export function drawn(body: string, width: number, height: number): Sharp {
  return sharp(svgOf(body, `width="${width}" height="${height}"`)).ensureAlpha()
}

export async function alphaOf(body: string, width = 400, height = 400): Promise<Uint8Array> {
  return new Uint8Array(await drawn(body, width, height).extractChannel('alpha').raw().toBuffer())
}

interface TiffOptions {
  readonly width: number
  readonly height: number
  readonly pixels: readonly number[]
  readonly bits?: 8 | 32
}

/** An uncompressed CMYK TIFF with an alpha channel and one private tag, as drawing programs add them. */
export function tiffOf({ width, height, pixels, bits = 8 }: TiffOptions): Buffer {
  const SHORT = 3
  const LONG = 4
  const entries = [
    [256, SHORT, 1, width],
    [257, SHORT, 1, height],
    [258, SHORT, 5, TIFF_DATA],
    [259, SHORT, 1, 1],
    [262, SHORT, 1, 5],
    [273, LONG, 1, TIFF_DATA + 10],
    [277, SHORT, 1, 5],
    [278, SHORT, 1, height],
    [279, LONG, 1, pixels.length],
    [338, SHORT, 1, 2],
    [37_724, LONG, 1, 7],
  ] as const
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  const directory = Buffer.alloc(TIFF_DATA - 8)
  directory.writeUInt16LE(entries.length, 0)
  entries.forEach(([tag, type, count, value], index) => {
    const at = 2 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    directory.writeUInt32LE(value, at + 8)
  })
  const bitsPerSample = Buffer.from([bits, 0, bits, 0, bits, 0, bits, 0, bits, 0])
  return Buffer.concat([header, directory, bitsPerSample, Buffer.from(pixels)])
}

/** Where the data begins, after a header and a directory of eleven entries. */
const TIFF_DATA = 160
