import { Refusal } from '../refusal.ts'

/** The last change of a document. */
export interface Revised {
  readonly revision: number
  /** RFC 3339. */
  readonly updatedAt: string
  readonly updatedBy: { readonly name: string } | null
}

/** Refuses with REVISION_CONFLICT a change to an older revision of a document than `current`, whose row is locked. */
export function refuseStale(sentRevision: number, current: Revised, what: string): void {
  if (sentRevision === current.revision) return
  const subject = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  const by = current.updatedBy === null ? '' : ` by ${current.updatedBy.name}`
  throw new Refusal(
    'REVISION_CONFLICT',
    `${subject} changed${by} at ${current.updatedAt}: you edited revision ${sentRevision}, the current one is ${current.revision}.`,
  )
}
