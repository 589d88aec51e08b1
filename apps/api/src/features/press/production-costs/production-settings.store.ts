import type { ProductionSettingsRecord, ProductionSettingsRequest } from '@platen/contract'
import { sql, type Kysely } from 'kysely'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import type { Change } from '../../../platform/records/replace-document.ts'

/** Those of the API, but with UUIDs as ids of stock items. */
export type ProductionSettings = Omit<ProductionSettingsRequest, 'revision'>

export const MATERIALS = ['film', 'colourInk', 'whiteInk', 'powder'] as const
export type Material = (typeof MATERIALS)[number]

export async function getProductionSettings(database: Kysely<DB>): Promise<ProductionSettingsRecord> {
  const row = await database
    .selectFrom('production_settings as s')
    .leftJoin('admin_users as u', 'u.id', 's.updated_by')
    .select(['s.settings', 's.revision', 's.updated_at as updatedAt', 'u.id as userId', 'u.name as userName'])
    .executeTakeFirstOrThrow()
  return {
    ...withItems(row.settings as unknown as ProductionSettings, (id) => encodeId('inventoryItem', id)),
    revision: row.revision,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy:
      row.userId === null || row.userName === null
        ? null
        : { id: encodeId('adminUser', row.userId), name: row.userName },
  }
}

export async function lockProductionSettings(tx: Tx): Promise<void> {
  await tx.selectFrom('production_settings').select('id').forNoKeyUpdate().execute()
}

export async function writeProductionSettings(
  tx: Tx,
  { revision, ...settings }: ProductionSettingsRequest,
  { by, at }: Change,
): Promise<void> {
  const kept: ProductionSettings = withItems(settings, (id) => decodeId('inventoryItem', id))
  await tx
    .updateTable('production_settings')
    .set({
      settings: JSON.stringify(kept),
      revision: sql`revision + 1`,
      updated_at: at,
      updated_by: by,
    })
    .execute()
}

export async function listItemKinds(tx: Tx, ids: readonly string[]) {
  if (ids.length === 0) return []
  return tx.selectFrom('inventory_items').select(['id', 'kind', 'unit']).where('id', 'in', ids).execute()
}

/** For roles that may not see costs. */
export function withoutCosts(settings: ProductionSettingsRecord): ProductionSettingsRecord {
  const { film, colourInk, whiteInk, powder, labour } = settings
  return {
    ...settings,
    film: { ...film, unitCost: null },
    colourInk: { ...colourInk, unitCost: null },
    whiteInk: { ...whiteInk, unitCost: null },
    powder: { ...powder, unitCost: null },
    labour: { ...labour, costPerHour: null },
  }
}

function withItems(settings: ProductionSettings, translate: (id: string) => string): ProductionSettings {
  const translated = <Part extends ProductionSettings[Material]>(part: Part): Part => ({
    ...part,
    itemId: part.itemId === null ? null : translate(part.itemId),
  })
  return {
    ...settings,
    film: translated(settings.film),
    colourInk: translated(settings.colourInk),
    whiteInk: translated(settings.whiteInk),
    powder: translated(settings.powder),
  }
}
