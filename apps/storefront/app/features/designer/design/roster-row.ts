import type { Person } from '@platen/layers'

/** One person of a team, with a print of their own. */
export interface RosterRow extends Person {
  /** As the garment names it; empty until it is chosen. */
  readonly size: string
}
