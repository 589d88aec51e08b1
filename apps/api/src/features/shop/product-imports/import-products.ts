import type { ProductImportRecord } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Transaction, Tx } from '../../../platform/database/transaction.ts'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { outdatedPreview, refuseColumns, refuseRows } from '../../../platform/tables/import-table.ts'
import { importItems, lockItems } from '../../stock-and-money/inventory/index.ts'
import { lockFabrics } from '../print-zones/index.ts'
import type { ImportPlan } from './planning/import-plan.ts'
import { planImport } from './planning/plan-import.ts'
import {
  columnProblems,
  digestOfPlan,
  readFile,
  type ReadFile,
  type Reading,
  type ReadingDeps,
} from './preview-import.ts'
import { lockGarments, readShopProducts, writeGarments, writeVariants } from './products.store.ts'
import { garmentEntries, recordsOf, type ImportedRecords } from './records-of-plan.ts'

interface ImportDeps extends ReadingDeps, Pick<Platform, 'clock'> {
  readonly transaction: Transaction
}

interface ImportProducts {
  readonly file: UploadedFile
  readonly reading: Reading
  /** Of the preview that a person agreed to. */
  readonly preview: string
  readonly author: AdminAuthor
}

/** All of the table or nothing, and only what the preview said. */
export async function importProducts(
  deps: ImportDeps,
  { file, reading, preview, author }: ImportProducts,
): Promise<ProductImportRecord> {
  const read = await readFile(deps, file, reading)
  refuseColumns(columnProblems(read))
  const expected = planImport(read.table, await readShopProducts(deps.database), read.currency)
  refuseRows(expected.rows)
  if ((await digestOfPlan(read, expected)) !== preview) throw outdatedPreview()
  return deps
    .transaction((tx) => write(tx, { read, expected, preview, author, now: deps.clock.now() }))
    .catch((error: unknown) => {
      throw CREATED_MEANWHILE.has(violatedConstraint(error) ?? '') ? outdatedPreview() : error
    })
}

interface Write {
  readonly read: ReadFile
  readonly expected: ImportPlan
  readonly preview: string
  readonly author: AdminAuthor
  readonly now: Date
}

async function write(tx: Tx, { read, expected, preview, author, now }: Write): Promise<ProductImportRecord> {
  await lockFabrics(tx)
  await lockGarments(tx, garmentIdsOf(expected))
  await lockItems(tx, itemIdsOf(expected))
  // What the locks waited for may have changed the shop.
  const plan = planImport(read.table, await readShopProducts(tx), read.currency)
  if ((await digestOfPlan(read, plan)) !== preview) throw outdatedPreview()

  const records = recordsOf(plan)
  await writeGarments(tx, records.garments, { by: author.actor.id, at: now })
  await writeVariants(tx, records.variants)
  await writeStock(tx, records, { read, author, now })
  await writeAudit(tx, plan, records, { read, author, now })
  const { create, update, unchanged, error, ...totals } = plan.totals
  return { importedAt: now.toISOString(), fileName: read.file.name, totals }
}

type Writing = Pick<Write, 'read' | 'author' | 'now'>

async function writeStock(tx: Tx, { items }: ImportedRecords, { read, author, now }: Writing): Promise<void> {
  const note = `Import of ${read.file.name}`.slice(0, 300)
  const taken = await importItems(tx, { items, note, author, now })
  if (taken.size > 0) throw outdatedPreview()
}

async function writeAudit(
  tx: Tx,
  { totals }: ImportPlan,
  records: ImportedRecords,
  { read, author, now }: Writing,
): Promise<void> {
  const { actor } = author
  const { file } = read
  await recordAudit(tx, [
    {
      ...author,
      occurredAt: now,
      action: 'products.imported',
      message: `${actor.name} imported ${totals.rows} products from ${file.name}.`,
      subject: file.name,
      changes: records.counts,
      metadata: { sha256: file.sha256.toString('hex'), ...totals },
    },
  ])
  for (const entries of garmentEntries(records, author, now)) await recordAudit(tx, entries)
}

function garmentIdsOf({ garments }: ImportPlan): string[] {
  return garments.flatMap(({ before }) => before?.id ?? [])
}

function itemIdsOf({ garments }: ImportPlan): string[] {
  return garments.flatMap(({ variants }) => variants.flatMap(({ item }) => item?.before?.id ?? []))
}

/** A garment or stock item that another request has just made. */
const CREATED_MEANWHILE = new Set([
  'garments_slug_unique',
  'inventory_items_variant_unique',
  'inventory_items_sku_unique',
])
