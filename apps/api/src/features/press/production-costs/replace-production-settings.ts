import type { ProductionSettingsRecord, ProductionSettingsRequest } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { StockKind, StockUnit } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { refuseInvalid } from '../../../platform/refusal.ts'
import {
  MATERIALS,
  getProductionSettings,
  listItemKinds,
  lockProductionSettings,
  writeProductionSettings,
  type Material,
} from './production-settings.store.ts'

type ReplaceDeps = Pick<Platform, 'transaction' | 'clock'>

interface ReplaceProductionSettings {
  readonly settings: ProductionSettingsRequest
  readonly author: AdminAuthor
}

const REQUIRED = {
  film: { kind: 'film', unit: 'millimetre' },
  colourInk: { kind: 'ink', unit: 'millilitre' },
  whiteInk: { kind: 'ink', unit: 'millilitre' },
  powder: { kind: 'powder', unit: 'gram' },
} as const satisfies Record<Material, { kind: StockKind; unit: StockUnit }>

export async function replaceProductionSettings(
  deps: ReplaceDeps,
  { settings, author }: ReplaceProductionSettings,
): Promise<ProductionSettingsRecord> {
  return replaceDocument(deps, {
    entity: { type: 'production_settings', id: 'production_settings' },
    title: () => 'the production settings',
    revision: settings.revision,
    author,
    lock: lockProductionSettings,
    read: getProductionSettings,
    check: (tx) => refuseUnfitItems(tx, settings),
    write: (tx, change) => writeProductionSettings(tx, settings, change),
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
      const item = items.find((candidate) => candidate.id === id)
      const { kind, unit } = REQUIRED[material]
      if (item?.kind === kind && item.unit === unit) return []
      const message = item ? `must be ${kind} kept in ${unit}s` : 'does not exist'
      return [{ path: `${material}.itemId`, message, reason: item ? 'wrong_kind' : 'not_found' }]
    }),
  )
}
