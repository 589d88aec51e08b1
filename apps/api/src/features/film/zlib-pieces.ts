import { promisify } from 'node:util'
import { constants, deflateRaw } from 'node:zlib'

const compress = promisify(deflateRaw)

/**
 * One zlib stream (RFC 1950) made of pieces that are compressed side by side, each on a thread of its own, as pigz does
 * it: a piece ends on a whole byte with an empty block, so that the next may follow. What each piece costs in the size
 * is some hundred bytes.
 */
export function zlibPieces(write: (compressed: Buffer) => Promise<void> | void) {
  const underway: Promise<Buffer>[] = []
  const emptyPieces = new Map<number, Promise<Buffer>>()
  const sum = adler32()
  let begun = false

  return {
    async add(bytes: Buffer<ArrayBuffer>): Promise<void> {
      sum.add(bytes)
      await put(compress(bytes, PIECE))
    },
    /** So many zeros. The same number again costs nothing. */
    async addZeros(length: number): Promise<void> {
      sum.addZeros(length)
      const piece = emptyPieces.get(length) ?? compress(Buffer.alloc(length), PIECE)
      emptyPieces.set(length, piece)
      await put(piece)
    },
    async end(): Promise<void> {
      while (underway.length > 0) await writeFirst()
      const end = Buffer.from([0x03, 0x00, 0, 0, 0, 0])
      end.writeUInt32BE(sum.value(), 2)
      await write(end)
    },
  }

  async function put(piece: Promise<Buffer>): Promise<void> {
    if (!begun) await write(HEADER)
    begun = true
    // Somebody listens from the beginning, even if an earlier piece fails first.
    piece.catch(() => undefined)
    underway.push(piece)
    if (underway.length >= SIDE_BY_SIDE) await writeFirst()
  }

  async function writeFirst(): Promise<void> {
    const first = await underway.shift()
    if (first !== undefined) await write(first)
  }
}

const SIDE_BY_SIDE = 4
/** Deflate with a window of 32 KB, fastest. */
const HEADER = Buffer.from([0x78, 0x01])
/** Runs alone are looked for: of filtered pixels that makes smaller files than level 1, in little more than half the time. */
const PIECE = {
  level: 1,
  memLevel: 9,
  strategy: constants.Z_RLE,
  finishFlush: constants.Z_SYNC_FLUSH,
  /** Bytes that are asked for at once. A piece is about as long; with the usual 16 KB a fifth of the time is asking. */
  chunkSize: 1 << 18,
}

/** RFC 1950, 8.2. */
function adler32() {
  let low = 1
  let high = 0
  return {
    add(bytes: Uint8Array) {
      for (let at = 0; at < bytes.length;) {
        const end = Math.min(bytes.length, at + MOST_WITHOUT_OVERFLOW)
        for (; at < end; at++) {
          low += bytes[at] ?? 0
          high += low
        }
        low %= ADLER_BASE
        high %= ADLER_BASE
      }
    },
    addZeros(length: number) {
      high = (high + low * (length % ADLER_BASE)) % ADLER_BASE
    },
    value: () => high * 65_536 + low,
  }
}

const ADLER_BASE = 65_521
/** What fits into 32 bits, which are the quick numbers. */
const MOST_WITHOUT_OVERFLOW = 2_048
