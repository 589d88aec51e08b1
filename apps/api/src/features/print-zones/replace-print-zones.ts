import type { AdminPrintZoneSettingsRequest, AdminPrintZoneSettingsResponse } from '@platen/contract'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { changesBetween } from '../../platform/document-changes.ts'
import { Refusal, refuseInvalid } from '../../platform/refusal.ts'
import { refuseStale } from '../../platform/revisions.ts'
import { printZoneProblems } from './print-zone-rules.ts'
import {
  getPrintZones,
  listFabricsOfGarments,
  listUsedZones,
  lockPrintSettings,
  writePrintZones,
} from './print-zones.store.ts'

interface ReplaceDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ReplacePrintZones {
  readonly settings: AdminPrintZoneSettingsRequest
  readonly author: AdminAuthor
}

/**
 * Replaces how the shop prints. Refuses with REVISION_CONFLICT, with VALIDATION_FAILED what does not hold together,
 * and with IN_USE the removal of a zone that placements name or of a recipe that garments need.
 */
export async function replacePrintZones(
  { database, transaction, clock }: ReplaceDeps,
  { settings, author }: ReplacePrintZones,
): Promise<AdminPrintZoneSettingsResponse> {
  refuseInvalid(printZoneProblems(settings))
  return transaction(async (tx) => {
    await lockPrintSettings(tx)
    const before = await getPrintZones(tx)
    refuseStale(settings.revision, before, 'The print settings')
    await refuseLostRecipes(tx, before, settings)

    const now = clock.now()
    await writePrintZones(tx, settings, author.actor.id, now)
    const after = await getPrintZones(tx)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'print_zones.replaced',
        entity: { type: 'print_zones', id: 'print_zones' },
        message: `${author.actor.name} replaced the print settings.`,
        changes: changesBetween(contentOf(before), contentOf(after)),
      },
    ])
    return after
  }).catch(async (error: unknown) => {
    if (violatedConstraint(error) !== 'placements_zone_id_fkey') throw error
    const used = await listUsedZones(
      database,
      settings.zones.map(({ id }) => id),
    )
    throw new Refusal('IN_USE', `Orders have prints in these zones: ${used.join(', ')}.`)
  })
}

async function refuseLostRecipes(
  tx: Tx,
  before: AdminPrintZoneSettingsResponse,
  { pressRecipes }: AdminPrintZoneSettingsRequest,
): Promise<void> {
  const kept = new Set(pressRecipes.map(({ fabric }) => fabric))
  const lost = before.pressRecipes.map(({ fabric }) => fabric).filter((fabric) => !kept.has(fabric))
  const used = await listFabricsOfGarments(tx, lost)
  if (used.length === 0) return
  throw new Refusal('IN_USE', `Garments are made of these fabrics: ${used.join(', ')}.`, {
    resolution: 'Keep their press recipes, or change the fabric of the garments first.',
  })
}

function contentOf({ revision, updatedAt, updatedBy, ...content }: AdminPrintZoneSettingsResponse) {
  return content
}
