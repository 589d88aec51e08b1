import { createHash } from 'node:crypto'
import { type Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const EVERY_MS = 5_000

export function progress(say: (line: string) => void): (line: () => string) => void {
  let last = performance.now()
  return (line) => {
    const now = performance.now()
    if (now - last < EVERY_MS) return
    last = now
    say(line())
  }
}

/** Starts no more after the first failure, which it throws. */
export async function forEachConcurrently<Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Item) => Promise<void>,
  atOnce = 4,
): Promise<void> {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  for await (const item of items) {
    const one = work(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => running.delete(one))
    running.add(one)
    if (running.size >= atOnce) await Promise.race(running)
    if (failures.length > 0) break
  }
  await Promise.all(running)
  if (failures.length > 0) throw failures[0]
}

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
