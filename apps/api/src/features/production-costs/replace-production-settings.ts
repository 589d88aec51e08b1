import type { ProductionSettingsRecord, ProductionSettingsRequest } from '@platen/contract'
import { recordAudit } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import type { StockKind, StockUnit } from '../../platform/database/tables.generated.ts'
import type { Transaction, Tx } from '../../platform/database/transaction.ts'
import { changesBetween } from '../../platform/document-changes.ts'
import { decodeId } from '../../platform/ids.ts'
import { refuseInvalid } from '../../platform/refusal.ts'
import { refuseStale } from '../../platform/revisions.ts'
import {
  MATERIALS,
  getProductionSettings,
  listItemKinds,
  lockProductionSettings,
  writeProductionSettings,
  type Material,
} from './production-settings.store.ts'

interface ReplaceDeps {
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ReplaceProductionSettings {
  readonly settings: ProductionSettingsRequest
  readonly author: AdminAuthor
}

/** What an item must be to be printed with. */
const NEEDED = {
  film: { kind: 'film', unit: 'millimetre' },
  colourInk: { kind: 'ink', unit: 'millilitre' },
  whiteInk: { kind: 'ink', unit: 'millilitre' },
  powder: { kind: 'powder', unit: 'gram' },
} as const satisfies Record<Material, { kind: StockKind; unit: StockUnit }>

/**
 * Replaces what printing and pressing take. Refuses with REVISION_CONFLICT, and with VALIDATION_FAILED an item of
 * another kind or unit.
 */
export async function replaceProductionSettings(
  { transaction, clock }: ReplaceDeps,
  { settings, author }: ReplaceProductionSettings,
): Promise<ProductionSettingsRecord> {
  return transaction(async (tx) => {
    await lockProductionSettings(tx)
    const before = await getProductionSettings(tx)
    refuseStale(settings.revision, before, 'The production settings')
    await refuseUnfitItems(tx, settings)

    const now = clock.now()
    await writeProductionSettings(tx, settings, author.actor.id, now)
    const after = await getProductionSettings(tx)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'production_settings.replaced',
        entity: { type: 'production_settings', id: 'production_settings' },
        message: `${author.actor.name} replaced the production settings.`,
        changes: changesBetween(contentOf(before), contentOf(after)),
      },
    ])
    return after
  })
}

async function refuseUnfitItems(tx: Tx, settings: ProductionSettingsRequest): Promise<void> {
  const named = MATERIALS.flatMap((material) => {
    const { itemId } = settings[material]
    return itemId === null ? [] : [{ material, id: decodeId('inventoryItem', itemId) }]
  })
  const items = await listItemKinds(
    tx,
    named.map(({ id }) => id),
  )
  refuseInvalid(
    named.flatMap(({ material, id }) => {
      const item = items.find((one) => one.id === id)
      const { kind, unit } = NEEDED[material]
      if (item?.kind === kind && item.unit === unit) return []
      const message = item ? `must be ${kind} kept in ${unit}s` : 'names no stock item'
      return [{ path: `${material}.itemId`, message }]
    }),
  )
}

function contentOf({ revision, updatedAt, updatedBy, ...content }: ProductionSettingsRecord) {
  return content
}
