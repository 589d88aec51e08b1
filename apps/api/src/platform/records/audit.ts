import type { AuditAction } from '@platen/contract'
import { isIP } from 'node:net'
import type { Tx } from '../database/transaction.ts'
import { newUuid } from './ids.ts'

export interface Author {
  readonly actor: Actor
  readonly requestId?: string
  /** Of the client; left out unless it is a valid address. */
  readonly ipAddress?: string
  /** How the API key begins that was used. */
  readonly apiKey?: string
}

export interface Actor {
  readonly kind: 'admin' | 'system' | 'customer'
  /** UUID of the team member. */
  readonly id?: string
  readonly name: string
}

export const SYSTEM: Author = { actor: { kind: 'system', name: 'Platen' } }

export interface AuditEntry extends Author {
  /** A new UUID by default. */
  readonly id?: string
  readonly occurredAt: Date
  readonly action: AuditAction
  readonly entity?: { readonly type: string; readonly id: string }
  readonly message: string
  /** What people call the record: a number, a SKU or a name. */
  readonly subject?: string
  readonly changes?: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[]
  readonly metadata?: Readonly<Record<string, unknown>>
}

export async function recordAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        id: entry.id ?? newUuid(),
        occurred_at: entry.occurredAt,
        actor_kind: entry.actor.kind,
        actor_id: entry.actor.id ?? null,
        actor_name: entry.actor.name,
        action: entry.action,
        entity_type: entry.entity?.type ?? null,
        entity_id: entry.entity?.id ?? null,
        message: entry.message,
        changes: JSON.stringify(entry.changes ?? []),
        metadata: metadataOf(entry),
        request_id: entry.requestId ?? null,
        ip_address: addressOf(entry.ipAddress),
      })),
    )
    .execute()
}

function metadataOf({ subject, metadata, apiKey }: AuditEntry): string | null {
  if (subject === undefined && metadata === undefined && apiKey === undefined) return null
  const of = { ...(subject !== undefined && { subject }), ...metadata }
  return JSON.stringify({ ...of, ...(apiKey !== undefined && { apiKey }) })
}

/** The column accepts neither the zone of a link-local address nor a proxy's name for a client. */
function addressOf(text = ''): string | null {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? null : address
}
