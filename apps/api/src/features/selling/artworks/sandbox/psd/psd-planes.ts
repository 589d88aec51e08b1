import { damagedArtwork } from '../../artwork-rejected.ts'
import { COLOURS, type PsdFile } from './psd-file.ts'

const COMPRESSION = { none: 0, runs: 1 } as const

/** The channels of the flattened picture, one after the other, as they are in a TIFF: ink is dark, colours do not have the white below them. */
export function psdPlanes(psd: PsdFile): Buffer {
  const planes = unpack(psd)
  if (psd.hasAlpha) takeWhiteOut(planes, psd)
  // Photoshop writes less ink as a greater number.
  if (psd.mode === 'cmyk') invert(planes.subarray(0, planeBytes(psd) * COLOURS.cmyk))
  return planes
}

function planeBytes({ width, height, bytesPerSample }: PsdFile): number {
  return width * height * bytesPerSample
}

function unpack(psd: PsdFile): Buffer {
  const { data, channels } = psd
  const length = planeBytes(psd) * channels
  if (data.length < 2) throw damagedArtwork()
  const compression = data.readUInt16BE()
  if (compression === COMPRESSION.runs) return unpackRuns(psd, length)
  if (compression !== COMPRESSION.none || data.length - 2 < length) throw damagedArtwork()
  const planes = Buffer.allocUnsafeSlow(length)
  data.copy(planes, 0, 2, 2 + length)
  return planes
}

/** PackBits, row by row, with the lengths of all rows before them. */
function unpackRuns(psd: PsdFile, length: number): Buffer {
  const { data, width, height, bytesPerSample, channels, storedChannels, isLarge } = psd
  const numberBytes = isLarge ? 4 : 2
  const rowBytes = width * bytesPerSample
  const firstRow = 2 + height * storedChannels * numberBytes
  if (firstRow > data.length) throw damagedArtwork()
  const planes = Buffer.allocUnsafeSlow(length)
  let from = firstRow
  for (let row = 0; row < height * channels; row += 1) {
    const packed = data.readUIntBE(2 + row * numberBytes, numberBytes)
    if (from + packed > data.length) throw damagedArtwork()
    unpackRow(data, { from, to: from + packed }, planes, row * rowBytes, rowBytes)
    from += packed
  }
  return planes
}

function unpackRow(
  data: Buffer,
  { from, to }: { readonly from: number; readonly to: number },
  planes: Buffer,
  rowStart: number,
  rowBytes: number,
): void {
  const end = rowStart + rowBytes
  let at = rowStart
  let next = from
  while (next < to) {
    const header = data.readInt8(next)
    next += 1
    if (header === -128) continue
    const count = header < 0 ? 1 - header : 1 + header
    if (at + count > end) throw damagedArtwork()
    if (header < 0) {
      planes.fill(data[next] ?? 0, at, at + count)
      next += 1
    } else {
      data.copy(planes, at, next, next + count)
      next += count
    }
    at += count
  }
  if (at !== end || next !== to) throw damagedArtwork()
}

/**
 * Photoshop flattens on white: a stored colour is `colour × alpha + white × (1 − alpha)`, so none is below `1 − alpha`.
 * Programs that do not do so write such colours, and theirs are left alone.
 */
function takeWhiteOut(planes: Buffer, psd: PsdFile): void {
  const bytes = planeBytes(psd)
  const samples = psd.bytesPerSample === 2 ? swapped16(planes) : planes
  const white = psd.bytesPerSample === 2 ? 65_535 : 255
  const size = bytes / psd.bytesPerSample
  const colours = COLOURS[psd.mode]
  const alphas = samples.subarray(size * colours)
  if (isOnWhite(samples, alphas, { size, colours, white })) {
    for (let colour = 0; colour < colours; colour += 1) {
      const plane = samples.subarray(colour * size, (colour + 1) * size)
      for (let at = 0; at < size; at += 1) {
        const alpha = alphas[at] ?? 0
        if (alpha === white || alpha === 0) continue
        const below = white - alpha
        plane[at] = Math.min(white, Math.max(0, Math.round((((plane[at] ?? 0) - below) * white) / alpha)))
      }
    }
  }
  if (psd.bytesPerSample === 2) planes.swap16()
}

/** Samples are stored with the high byte first, and computed with the low byte first. */
function swapped16(planes: Buffer): Uint16Array {
  planes.swap16()
  return new Uint16Array(planes.buffer, planes.byteOffset, planes.length / 2)
}

function isOnWhite(
  samples: Uint8Array | Uint16Array,
  alphas: Uint8Array | Uint16Array,
  { size, colours, white }: { readonly size: number; readonly colours: number; readonly white: number },
): boolean {
  const tolerance = white / 64
  for (let at = 0; at < size; at += 1) {
    const least = white - (alphas[at] ?? 0) - tolerance
    for (let colour = 0; colour < colours; colour += 1)
      if ((samples[colour * size + at] ?? 0) < least) return false
  }
  return true
}

function invert(samples: Buffer): void {
  for (let at = 0; at < samples.length; at += 1) samples[at] = 255 - (samples[at] ?? 0)
}
