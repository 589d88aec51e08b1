import { constants, createDeflate } from 'node:zlib'

/**
 * One zlib stream (RFC 1950) of pieces compressed in parallel, like pigz: each piece ends on a whole byte
 * with an empty block, so that the next can follow.
 */
export function zlibPieces(write: (compressed: Buffer) => Promise<void> | void) {
  const underway: Promise<Piece>[] = []
  const emptyPieces = new Map<number, Promise<Piece>>()
  const rooms: Buffer<ArrayBuffer>[] = []
  let sum: Checksum = { low: 1, high: 0 }
  let added = 0
  let started = false

  return {
    /** Bytes to fill and add. They are used again once those that were added four times later are. */
    room(length: number): Buffer<ArrayBuffer> {
      const at = added % SIDE_BY_SIDE
      const known = rooms[at]
      const room = known !== undefined && known.length >= length ? known : Buffer.allocUnsafeSlow(length)
      rooms[at] = room
      return room.subarray(0, length)
    },
    async add(bytes: Buffer<ArrayBuffer>): Promise<void> {
      added += 1
      await put(compress(bytes))
    },
    /** The same number again is not compressed again. */
    async addZeros(length: number): Promise<void> {
      const piece = emptyPieces.get(length) ?? compress(Buffer.alloc(length))
      emptyPieces.set(length, piece)
      await put(piece)
    },
    async end(): Promise<void> {
      while (underway.length > 0) await writeFirst()
      const end = Buffer.from(EMPTY_LAST_BLOCK.concat(0, 0, 0, 0))
      end.writeUInt32BE(sum.high * 65_536 + sum.low, EMPTY_LAST_BLOCK.length)
      await write(end)
    },
  }

  async function put(piece: Promise<Piece>): Promise<void> {
    if (!started) await write(HEADER)
    started = true
    // Handles rejections from the start, even if an earlier piece fails first.
    piece.catch(() => undefined)
    underway.push(piece)
    if (underway.length >= SIDE_BY_SIDE) await writeFirst()
  }

  async function writeFirst(): Promise<void> {
    const first = await underway.shift()
    if (first === undefined) return
    sum = joined(sum, first)
    await write(first.blocks)
  }
}

const SIDE_BY_SIDE = 4
/** Deflate with a window of 32 KB, fastest level. */
const HEADER = Buffer.from([0x78, 0x01])
const EMPTY_LAST_BLOCK = [0x03, 0x00]
/** Only runs: for filtered pixels, this makes smaller files than level 1 in little more than half the time. */
const PIECE = {
  level: 1,
  memLevel: 9,
  strategy: constants.Z_RLE,
  flush: constants.Z_SYNC_FLUSH,
  /** Output per call, about the size of a piece; with the default of 16 KB, a fifth of the time is spent on calls. */
  chunkSize: 1 << 18,
}

/** Adler-32 (RFC 1950, 8.2): the sum of the bytes, and the sum of those sums. */
interface Checksum {
  readonly low: number
  readonly high: number
}

interface Piece extends Checksum {
  readonly blocks: Buffer
  readonly length: number
}

/** A whole zlib stream without its header and end, because its end has the checksum, made by the same thread. */
async function compress(bytes: Buffer): Promise<Piece> {
  const deflate = createDeflate(PIECE)
  const parts: Buffer[] = []
  await new Promise((resolve, reject) => {
    deflate.on('data', (part: Buffer) => parts.push(part))
    deflate.once('end', resolve)
    deflate.once('error', reject)
    deflate.write(bytes, () => deflate.end())
  })
  const stream = Buffer.concat(parts)
  const end = stream.length - 4
  const blocks = stream.subarray(HEADER.length, end - EMPTY_LAST_BLOCK.length)
  return { blocks, length: bytes.length, low: stream.readUInt16BE(end + 2), high: stream.readUInt16BE(end) }
}

function joined(sum: Checksum, { length, low, high }: Piece): Checksum {
  return {
    low: (sum.low + low + ADLER_BASE - 1) % ADLER_BASE,
    high: (sum.high + high + (length % ADLER_BASE) * (sum.low + ADLER_BASE - 1)) % ADLER_BASE,
  }
}

const ADLER_BASE = 65_521
