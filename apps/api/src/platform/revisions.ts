import { Refusal } from './refusal.ts'

/** What a document that is replaced whole says of its last change. */
export interface Revised {
  readonly revision: number
  /** RFC 3339. */
  readonly updatedAt: string
  readonly updatedBy: { readonly name: string } | null
}

/**
 * Refuses with REVISION_CONFLICT a change that was made to an older state of a document than `current`, whose row
 * is locked. `what` begins the message: "The print settings".
 */
export function refuseStale(sentRevision: number, current: Revised, what: string): void {
  if (sentRevision === current.revision) return
  const by = current.updatedBy === null ? '' : ` by ${current.updatedBy.name}`
  throw new Refusal(
    'REVISION_CONFLICT',
    `${what} changed${by} at ${current.updatedAt}: now revision ${current.revision}, yours is ${sentRevision}.`,
  )
}
