import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/** By then the last of the start is done and the process waits for its first customers. */
const AFTER_MS = 3_000

/**
 * Gives back the memory that only starting took: modules that were compiled, schemas that were built. V8 would keep
 * a third of the process for it until the heap grows again, which in a small shop may take days. Costs one pause of
 * about 30 ms.
 */
export function releaseStartupMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as (options: object) => void
    setFlagsFromString('--no-expose-gc')
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
  }, AFTER_MS).unref()
}
