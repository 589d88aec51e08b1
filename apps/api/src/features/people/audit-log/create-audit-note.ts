import type { AdminAuditLogCreateRequest, AdminAuditLogRecord } from '@platen/contract'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { newUuid } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { getRow } from './audit-log.store.ts'
import { toRecord } from './audit-record.ts'
import { sealWithin } from './seal-audit-log.ts'

const MOST_METADATA_BYTES = 4096
const MOST_LEVELS = 16

type NoteDeps = Pick<Platform, 'transaction' | 'clock'>

interface Note {
  readonly note: AdminAuditLogCreateRequest
  readonly author: AdminAuthor
}

export function refuseUnfitNote({ entityType, entityId, metadata }: AdminAuditLogCreateRequest): void {
  if (entityType === undefined && entityId !== undefined)
    throw invalidField('entityType', 'is required with entityId', 'required')
  if (entityType !== undefined && entityId === undefined)
    throw invalidField('entityId', 'is required with entityType', 'required')
  if (metadata === undefined) return
  // Depth first: endlessly nested JSON cannot be written.
  if (!isStorable(metadata, MOST_LEVELS)) {
    throw invalidField(
      'metadata',
      `must be valid text throughout and at most ${MOST_LEVELS} levels deep`,
      'invalid',
    )
  }
  if (Buffer.byteLength(JSON.stringify(metadata)) > MOST_METADATA_BYTES) {
    throw invalidField('metadata', `must not be more than ${MOST_METADATA_BYTES} bytes of JSON`, 'invalid')
  }
}

export async function createAuditNote(
  { transaction, clock }: NoteDeps,
  { note, author }: Note,
): Promise<AdminAuditLogRecord> {
  const { message, entityType, entityId, metadata } = note
  return transaction(async (tx) => {
    const id = newUuid()
    await recordAudit(tx, [
      {
        ...author,
        id,
        occurredAt: clock.now(),
        action: 'note.created',
        ...(entityType !== undefined && entityId !== undefined
          ? { entity: { type: entityType, id: entityId } }
          : {}),
        message,
        ...(metadata ? { metadata } : {}),
      },
    ])
    await sealWithin(tx)
    const row = await getRow(tx, id)
    return toRecord(row, row)
  })
}

/** PostgreSQL's JSON allows neither NUL nor half a surrogate pair. */
function isStorable(value: unknown, levels: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  if (levels === 0) return false
  return Object.entries(value).every(([key, inner]) => isStorable(key, 0) && isStorable(inner, levels - 1))
}
