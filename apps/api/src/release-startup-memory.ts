import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the start is over and the process waits for its first customers. */
const AFTER_MS = 3_000

/**
 * Returns memory that only the start needed: compiled modules and built schemas. V8 would keep a third of the
 * process for it until the heap grows, which can take days in a small shop. Costs one pause of about 30 ms.
 */
export function releaseStartupMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: object) => void
    setFlagsFromString('--no-expose-gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}
