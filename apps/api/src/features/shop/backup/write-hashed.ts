import { createHash } from 'node:crypto'
import { Transform, type Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a stream, optionally through another, and returns its length and SHA-256. */
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
