import { Readable } from 'node:stream'
import { crc32, createInflate } from 'node:zlib'
import { damagedArtwork, moreThanOnePicture } from '../artwork-rejected.ts'

/** Decoders stop at the last row of the header, so they miss what is wrong after it. */
export async function refuseBrokenPng(bytes: Buffer): Promise<void> {
  const { header, pixelData } = readChunks(bytes)
  if (!(await inflatesTo(pixelBytes(header), pixelData))) throw damagedArtwork()
}

interface PngHeader {
  readonly width: number
  readonly height: number
  readonly bitsPerPixel: number
  readonly interlaced: boolean
}

const CHANNELS: ReadonlyMap<number, number> = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
])

function readChunks(bytes: Buffer): { header: PngHeader; pixelData: Buffer[] } {
  const pixelData: Buffer[] = []
  let header: PngHeader | undefined
  let at = 8
  while (at + 12 <= bytes.length) {
    const length = bytes.readUInt32BE(at)
    const end = at + 8 + length
    if (end + 4 > bytes.length) throw damagedArtwork()
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw damagedArtwork()
    const type = bytes.toString('latin1', at + 4, at + 8)
    const data = bytes.subarray(at + 8, end)
    if (type === 'IHDR') {
      header = readHeader(data)
    }
    if (type === 'acTL') throw moreThanOnePicture()
    if (type === 'IDAT') pixelData.push(data)
    if (type === 'IEND') {
      if (header === undefined) throw damagedArtwork()
      return { header, pixelData }
    }
    at = end + 4
  }
  throw damagedArtwork()
}

function readHeader(data: Buffer): PngHeader {
  const channels = CHANNELS.get(data[9] ?? -1)
  if (data.length !== 13 || channels === undefined) throw damagedArtwork()
  return {
    width: data.readUInt32BE(0),
    height: data.readUInt32BE(4),
    bitsPerPixel: channels * (data[8] ?? 0),
    interlaced: data[12] === 1,
  }
}

/** Adam7: first column and row of each pass, and the steps between its columns and rows. PNG specification, 8.1. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const
const ONE_PASS = [[0, 0, 1, 1]] as const

/** Each row of each pass has one byte more, for its filter. */
function pixelBytes({ width, height, bitsPerPixel, interlaced }: PngHeader): number {
  return (interlaced ? PASSES : ONE_PASS).reduce((sum, [x, y, stepX, stepY]) => {
    const columns = Math.max(0, Math.ceil((width - x) / stepX))
    const rows = Math.max(0, Math.ceil((height - y) / stepY))
    return columns === 0 ? sum : sum + rows * (1 + Math.ceil((columns * bitsPerPixel) / 8))
  }, 0)
}

async function inflatesTo(expected: number, pieces: readonly Buffer[]): Promise<boolean> {
  const inflate = createInflate({ chunkSize: 256 * 1024 })
  let total = 0
  inflate.on('error', () => undefined)
  Readable.from(inBlocks(pieces)).pipe(inflate)
  try {
    for await (const chunk of inflate) {
      total += (chunk as Buffer).length
      if (total > expected) break
    }
  } catch {
    return false
  } finally {
    inflate.destroy()
  }
  return total === expected
}

const BLOCK_BYTES = 1024 ** 2

/** Most files have pieces of 8 kB, and each piece costs a trip to another thread. */
function* inBlocks(pieces: readonly Buffer[]): Generator<Buffer> {
  let block: Buffer[] = []
  let size = 0
  for (const piece of pieces) {
    block.push(piece)
    size += piece.length
    if (size < BLOCK_BYTES) continue
    yield Buffer.concat(block)
    block = []
    size = 0
  }
  if (size > 0) yield Buffer.concat(block)
}
