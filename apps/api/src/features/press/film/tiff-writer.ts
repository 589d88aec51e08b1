import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import { FILM_DPI } from './film-pixels.ts'
import { lessLeft } from '../../../platform/png/filter-rows.ts'
import type { StripWriter } from './film-strips.ts'

const compress = promisify(deflate)

interface TiffOptions {
  readonly width: number
  readonly height: number
  /** Of every strip but the last. */
  readonly rowsPerStrip: number
  readonly profile: Buffer | undefined
}

/**
 * 8-bit RGBA, not premultiplied, 300 DPI, with only a few strips in memory (TIFF 6.0; the compression is that of the
 * Adobe Photoshop TIFF technical notes). Its directory is at the end, because it lists where the strips are.
 */
export async function openTiff(
  path: string,
  { width, height, rowsPerStrip, profile }: TiffOptions,
): Promise<StripWriter> {
  const file = await open(path, 'w')
  const bytesPerRow = width * 4
  const underway: Promise<Buffer>[] = []
  const strips: { readonly offset: number; readonly length: number }[] = []
  const empty = new Map<number, Promise<Buffer>>()
  let offset = 8
  await file.writeFile(Buffer.from([0x49, 0x49, 42, 0, 0, 0, 0, 0]))

  return {
    writeRows: (rows) => put(compress(differences(rows, bytesPerRow), { level: 1 })),
    writeEmptyRows(count) {
      const strip = empty.get(count) ?? compress(Buffer.alloc(count * bytesPerRow), { level: 1 })
      empty.set(count, strip)
      return put(strip)
    },
    async end() {
      while (underway.length > 0) await writeFirst()
      if (offset > MOST_BYTES) throw new Error('The film is too long for a TIFF')
      const { bytes, start } = directory({ width, height, rowsPerStrip, profile, strips, offset })
      await file.writeFile(bytes)
      const head = Buffer.alloc(4)
      head.writeUInt32LE(start)
      await file.write(head, 0, 4, 4)
    },
    close: () => file.close(),
  }

  async function put(strip: Promise<Buffer>): Promise<void> {
    strip.catch(() => undefined)
    underway.push(strip)
    if (underway.length >= SIDE_BY_SIDE) await writeFirst()
  }

  async function writeFirst(): Promise<void> {
    const strip = await underway.shift()
    if (strip === undefined) return
    await file.writeFile(strip)
    strips.push({ offset, length: strip.length })
    offset += strip.length
  }
}

const SIDE_BY_SIDE = 4
/** Positions have 32 bits; the directory comes after the strips. */
const MOST_BYTES = 2 ** 32 - 2 ** 24

/** Each sample less the one to its left: predictor 2. */
function differences(rows: Uint8Array, bytesPerRow: number): Buffer {
  const less = Buffer.allocUnsafe(rows.length)
  for (let at = 0; at < rows.length; at += bytesPerRow) {
    lessLeft(rows.subarray(at, at + bytesPerRow), 4, less.subarray(at, at + bytesPerRow))
  }
  return less
}

const SHORT = 3
const LONG = 4
const RATIONAL = 5
const UNDEFINED = 7

interface Directory extends TiffOptions {
  readonly strips: readonly { readonly offset: number; readonly length: number }[]
  readonly offset: number
}

function directory({ width, height, rowsPerStrip, profile, strips, offset }: Directory) {
  const entries: readonly (readonly [tag: number, type: number, values: Buffer])[] = [
    [256, LONG, longs([width])],
    [257, LONG, longs([height])],
    [258, SHORT, shorts([8, 8, 8, 8])],
    // Deflate.
    [259, SHORT, shorts([8])],
    // RGB.
    [262, SHORT, shorts([2])],
    [273, LONG, longs(strips.map((strip) => strip.offset))],
    [274, SHORT, shorts([1])],
    [277, SHORT, shorts([4])],
    [278, LONG, longs([rowsPerStrip])],
    [279, LONG, longs(strips.map(({ length }) => length))],
    [282, RATIONAL, longs([FILM_DPI, 1])],
    [283, RATIONAL, longs([FILM_DPI, 1])],
    [284, SHORT, shorts([1])],
    // Inch.
    [296, SHORT, shorts([2])],
    [317, SHORT, shorts([2])],
    // Alpha that the colours are not multiplied with.
    [338, SHORT, shorts([2])],
    ...(profile === undefined ? [] : [[34_675, UNDEFINED, profile] as const]),
  ]
  const start = offset + (offset % 2)
  const table = Buffer.alloc(2 + entries.length * 12 + 4)
  table.writeUInt16LE(entries.length, 0)
  const parts: Buffer[] = [Buffer.alloc(start - offset), table]
  let next = start + table.length
  entries.forEach(([tag, type, values], index) => {
    const at = 2 + index * 12
    table.writeUInt16LE(tag, at)
    table.writeUInt16LE(type, at + 2)
    table.writeUInt32LE(values.length / (SIZES[type] ?? 1), at + 4)
    if (values.length <= 4) {
      values.copy(table, at + 8)
      return
    }
    table.writeUInt32LE(next, at + 8)
    const padded = values.length % 2 === 0 ? values : Buffer.concat([values, Buffer.alloc(1)])
    parts.push(padded)
    next += padded.length
  })
  return { start, bytes: Buffer.concat(parts) }
}

const SIZES: Readonly<Record<number, number>> = { [SHORT]: 2, [LONG]: 4, [RATIONAL]: 8, [UNDEFINED]: 1 }

function shorts(values: readonly number[]): Buffer {
  return Buffer.from(Uint16Array.from(values).buffer)
}

function longs(values: readonly number[]): Buffer {
  return Buffer.from(Uint32Array.from(values).buffer)
}
