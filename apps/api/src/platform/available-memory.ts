import { totalmem } from 'node:os'

/** Bytes of this machine, or of the container if that is limited to less. */
export function availableMemory(): number {
  // Without a limit, the second is zero or more than any machine has.
  return Math.min(totalmem(), process.constrainedMemory() || Infinity)
}
