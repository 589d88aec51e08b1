import { nest, type Nesting } from '@platen/nesting'
import type { NestAnswer, NestRequest } from './nest-messages.ts'

/** Between two looks at new requests. */
const SLICE_MS = 24
/** Without a shorter sheet for so long, none is likely to come soon. */
const PATIENCE_MS = 2_000

let newest = 0

addEventListener('message', ({ data }: MessageEvent<NestRequest | { readonly stop: number }>) => {
  if ('stop' in data) newest = data.stop
  else {
    newest = data.job
    void pack(data)
  }
})

async function pack({ job, prints, film, seed, millis }: NestRequest): Promise<void> {
  const begun = performance.now()
  const results = nest(prints, film, { seed })
  let latest: Nesting | undefined
  let improvedAt = begun
  for (;;) {
    const slice = performance.now()
    let better: Nesting | undefined
    let ended = false
    while (!ended && performance.now() - slice < SLICE_MS) {
      const { value, done } = results.next()
      ended = done === true
      if (value && value !== latest && isBetter(value, latest)) {
        better = value
        latest = value
        // The first one is shown at once.
        if (improvedAt === begun) break
      }
    }
    const now = performance.now()
    if (better) improvedAt = now
    const done = ended || now - begun > millis || now - improvedAt > PATIENCE_MS
    if (better || done) answer({ job, done, ...(better ? { nesting: shown(better) } : {}) })
    if (done) return
    await new Promise((resolve) => setTimeout(resolve))
    if (newest !== job) return
  }
}

function isBetter(one: Nesting, other: Nesting | undefined): boolean {
  if (!other) return true
  return one.leftOut.length < other.leftOut.length || one.lengthMm < other.lengthMm
}

function shown({ prints, leftOut, lengthMm }: Nesting) {
  return { prints, leftOut, lengthMm }
}

function answer(message: NestAnswer): void {
  postMessage(message)
}
