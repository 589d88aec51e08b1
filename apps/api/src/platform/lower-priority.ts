import { constants, setPriority } from 'node:os'

/** Of a process that was just started: what it starts inherits it. Its work can wait; a customer's page should not. */
export function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not every system allows it.
  }
}
