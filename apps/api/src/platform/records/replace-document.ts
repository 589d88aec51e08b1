import type { AuditAction } from '@platen/contract'
import type { AdminAuthor } from '../auth/guard.ts'
import type { Tx } from '../database/transaction.ts'
import type { Platform } from '../platform.ts'
import { Refusal } from '../refusal.ts'
import { recordAudit } from './audit.ts'
import { changesBetween } from './document-changes.ts'
import { encodeId } from './ids.ts'

type ReplaceDeps = Pick<Platform, 'transaction' | 'clock'>

interface Replacement<Document extends Revised> {
  /** The type names the audit action: `settings.replaced`. */
  readonly entity: { readonly type: DocumentType<AuditAction>; readonly id: string }
  /** For the audit log. */
  readonly subject?: (document: Document) => string
  /** As used in a sentence: `the print settings`. */
  readonly title: (document: Document) => string
  /** The revision that the author's change is based on. */
  readonly revision: number
  readonly author: AdminAuthor
  readonly lock: (tx: Tx) => Promise<void>
  readonly read: (tx: Tx) => Promise<Document>
  readonly check?: (tx: Tx, before: Document) => void | Promise<void>
  readonly write: (tx: Tx, change: Change) => Promise<void>
  /** By default everything except revision, time and author. */
  readonly content?: (document: Document) => unknown
}

type DocumentType<Action extends AuditAction> = Action extends `${infer Type}.replaced` ? Type : never

export interface Change {
  /** UUID of the author. */
  readonly by: string
  readonly at: Date
}

/** Refuses with REVISION_CONFLICT when the document was changed in the meantime. */
export async function replaceDocument<Document extends Revised>(
  { transaction, clock }: ReplaceDeps,
  replacement: Replacement<Document>,
): Promise<Document> {
  const { entity, title, revision, author, lock, read, check, write, subject } = replacement
  const content = replacement.content ?? withoutMarks
  return transaction(async (tx) => {
    await lock(tx)
    const before = await read(tx)
    refuseStale(revision, before, title(before))
    await check?.(tx, before)

    const now = clock.now()
    await write(tx, { by: author.actor.id, at: now })
    const after = await read(tx)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: `${entity.type}.replaced`,
        entity,
        message: `${author.actor.name} replaced ${title(after)}.`,
        ...(subject && { subject: subject(after) }),
        changes: changesBetween(content(before), content(after)),
      },
    ])
    return after
  })
}

function withoutMarks({ revision, updatedAt, updatedBy, ...content }: Revised): object {
  return content
}

/** Converts JSON from the database to the API's forms of time and user id. */
export function toDocument<
  Document extends { updatedAt: string; updatedBy: { id: string; name: string } | null },
>(built: Document): Document {
  const { updatedAt, updatedBy } = built
  return {
    ...built,
    updatedAt: new Date(updatedAt).toISOString(),
    updatedBy: updatedBy && { id: encodeId('adminUser', updatedBy.id), name: updatedBy.name },
  }
}

interface Revised {
  readonly revision: number
  /** RFC 3339. Null before the first change. */
  readonly updatedAt: string | null
  readonly updatedBy: { readonly name: string } | null
}

/** The row of `current` must be locked. */
export function refuseStale(sentRevision: number, current: Revised, what: string): void {
  if (sentRevision === current.revision) return
  const subject = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  const by = current.updatedBy === null ? '' : ` by ${current.updatedBy.name}`
  throw new Refusal(
    'REVISION_CONFLICT',
    `${subject} changed${by} at ${current.updatedAt}: you edited revision ${sentRevision}, the current one is ${current.revision}.`,
    { details: { revision: current.revision } },
  )
}
