import { isIP } from 'node:net'
import type { Tx } from './database/transaction.ts'
import { newUuid } from './ids.ts'

/** Who does something, and by which request. */
export interface Author {
  readonly actor: Actor
  readonly requestId?: string
  /** Of the client. What is no address is left out. */
  readonly ipAddress?: string
}

export interface Actor {
  readonly kind: 'admin' | 'system' | 'customer'
  /** UUID of the member of the team. */
  readonly id?: string
  readonly name: string
}

/** The service itself: schedules and what follows from somebody else's work. */
export const SYSTEM: Author = { actor: { kind: 'system', name: 'Platen' } }

export interface AuditEntry extends Author {
  /** UUID; a new one unless told. */
  readonly id?: string
  readonly occurredAt: Date
  readonly action: string
  readonly entity?: { readonly type: string; readonly id: string }
  readonly message: string
  readonly changes?: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[]
  readonly metadata?: Readonly<Record<string, unknown>>
}

/** Writes what was done and by whom, in the transaction that does it. */
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
        metadata: entry.metadata === undefined ? null : JSON.stringify(entry.metadata),
        request_id: entry.requestId ?? null,
        ip_address: addressOf(entry.ipAddress),
      })),
    )
    .execute()
}

/** The database has no place for the zone of a link-local address, nor for what a proxy calls a client. */
function addressOf(text = ''): string | null {
  const [address = ''] = text.split('%')
  return isIP(address) === 0 ? null : address
}
