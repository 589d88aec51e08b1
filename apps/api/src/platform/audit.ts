import type { Tx } from './database/transaction.ts'
import { newUuid } from './ids.ts'

export interface AuditEntry {
  readonly occurredAt: Date
  readonly actor: {
    readonly kind: 'admin' | 'system' | 'customer'
    readonly id?: string
    readonly name: string
  }
  readonly action: string
  readonly entity?: { readonly type: string; readonly id: string }
  readonly message: string
  readonly changes?: readonly { readonly path: string; readonly from: unknown; readonly to: unknown }[]
  readonly requestId?: string
}

/** Writes what was done and by whom, in the transaction that does it. */
export async function recordAudit(tx: Tx, entries: readonly AuditEntry[]): Promise<void> {
  if (entries.length === 0) return
  await tx
    .insertInto('audit_log')
    .values(
      entries.map((entry) => ({
        id: newUuid(),
        occurred_at: entry.occurredAt,
        actor_kind: entry.actor.kind,
        actor_id: entry.actor.id ?? null,
        actor_name: entry.actor.name,
        action: entry.action,
        entity_type: entry.entity?.type ?? null,
        entity_id: entry.entity?.id ?? null,
        message: entry.message,
        changes: JSON.stringify(entry.changes ?? []),
        request_id: entry.requestId ?? null,
      })),
    )
    .execute()
}
