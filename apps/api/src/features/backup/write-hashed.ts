import { createHash } from 'node:crypto'
import type { Readable, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** Writes a stream, through another when there is one, and gives the length and the SHA-256 of what was written. */
export async function writeHashed(
  [source, ...through]: readonly [Readable, ...Transform[]],
  target: Writable,
): Promise<{ bytes: number; sha256: string }> {
  const digest = createHash('sha256')
  let bytes = 0
  await pipeline([
    source,
    ...through,
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        digest.update(chunk)
        bytes += chunk.length
        yield chunk
      }
    },
    target,
  ])
  return { bytes, sha256: digest.digest('hex') }
}
