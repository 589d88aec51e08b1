import { ARTWORK_BOUNDS } from '../../artwork-inspection.ts'
import { artworkRejected } from '../../artwork-rejected.ts'
import { type PsdFile, type PsdMode, readPsd } from './psd-file.ts'
import { psdPlanes } from './psd-planes.ts'

/** The flattened picture of a Photoshop document with its colour profile, as a TIFF, which the picture library reads. */
export function psdAsTiff(file: Buffer): Buffer {
  const psd = readPsd(file)
  refuseTooLarge(psd)
  const planes = psdPlanes(psd)
  const header = tiffHeader(psd)
  return Buffer.concat([header, planes])
}

/** It is unpacked as a whole, and then once more as a TIFF. */
const UNPACKED_BYTES = 160_000_000

function refuseTooLarge({ width, height, channels, bytesPerSample }: PsdFile): void {
  const pixels = width * height
  if (pixels <= ARTWORK_BOUNDS.pixels && pixels * channels * bytesPerSample <= UNPACKED_BYTES) return
  throw artworkRejected(
    'too_many_pixels',
    `The Photoshop document has ${Math.round(pixels / 1e6)} megapixels.`,
    'Reduce it to 300 DPI at its printed size, or export it as PNG with a transparent background.',
  )
}

/** TIFF 6.0, section 8 and 16. */
const PHOTOMETRIC: Readonly<Record<PsdMode, number>> = { grey: 1, rgb: 2, cmyk: 5 }
const SHORT = 3
const LONG = 4
const BYTES = 7
/** The library unpacks a strip of every channel at once. */
const STRIP_ROWS = 64

type Field = readonly [tag: number, type: number, values: readonly number[] | Buffer]

function tiffHeader(psd: PsdFile): Buffer {
  const { width, height, channels, bytesPerSample, mode, hasAlpha, profile } = psd
  const strips = Math.ceil(height / STRIP_ROWS)
  const rowBytes = width * bytesPerSample
  const lengths = Array.from(
    { length: strips },
    (_, strip) => rowBytes * Math.min(STRIP_ROWS, height - strip * STRIP_ROWS),
  )
  const fieldsWith = (offset: number): Field[] => [
    [256, LONG, [width]],
    [257, LONG, [height]],
    [258, SHORT, Array.from({ length: channels }, () => 8 * bytesPerSample)],
    [259, SHORT, [1]],
    [262, SHORT, [PHOTOMETRIC[mode]]],
    [
      273,
      LONG,
      Array.from(
        { length: channels * strips },
        (_, index) =>
          offset + (Math.floor(index / strips) * height + (index % strips) * STRIP_ROWS) * rowBytes,
      ),
    ],
    [277, SHORT, [channels]],
    [278, LONG, [STRIP_ROWS]],
    [279, LONG, Array.from({ length: channels }, () => lengths).flat()],
    [284, SHORT, [2]],
    ...(hasAlpha ? [[338, SHORT, [2]] as const] : []),
    ...(profile === undefined ? [] : [[34_675, BYTES, profile] as const]),
  ]
  return writeFields(fieldsWith(writeFields(fieldsWith(0)).length))
}

function writeFields(fields: readonly Field[]): Buffer {
  const entries = Buffer.alloc(2 + fields.length * 12 + 4)
  const values: Buffer[] = []
  let at = 8 + entries.length
  entries.writeUInt16BE(fields.length)
  fields.forEach(([tag, type, content], index) => {
    const entry = 2 + index * 12
    const written = valuesOf(type, content)
    entries.writeUInt16BE(tag, entry)
    entries.writeUInt16BE(type, entry + 2)
    entries.writeUInt32BE(content.length, entry + 4)
    if (written.length <= 4) return void written.copy(entries, entry + 8)
    entries.writeUInt32BE(at, entry + 8)
    values.push(written)
    at += written.length
  })
  const padding = Buffer.alloc(at % 2)
  // With the high byte first, as Photoshop writes samples.
  return Buffer.concat([Buffer.from('MM\0*\0\0\0\x08', 'latin1'), entries, ...values, padding])
}

function valuesOf(type: number, content: readonly number[] | Buffer): Buffer {
  if (Buffer.isBuffer(content))
    return content.length % 2 === 0 ? content : Buffer.concat([content, Buffer.alloc(1)])
  const bytes = type === SHORT ? 2 : 4
  const written = Buffer.alloc(content.length * bytes)
  content.forEach((value, index) => written.writeUIntBE(value, index * bytes, bytes))
  return written
}
