import { createHash } from 'node:crypto'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a stream, through another when there is one, and gives the length and the SHA-256 of what was written. */
export async function writeHashed(
  [source, ...through]: readonly [Readable, ...Transform[]],
  target: Writable,
): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash('sha256')
  let bytes = 0
  const count = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      digest.update(chunk)
      bytes += chunk.length
      done(null, chunk)
    },
  })
  await pipeline([source, ...through, count, target])
  return { bytes, sha256: digest.digest('hex') }
}
