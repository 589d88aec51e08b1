import type { GarmentRecord, GarmentReplaceRequest } from '@platen/contract'
import type { Kysely } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { AdminAuthor } from '../../platform/auth/guard.ts'
import type { Clock } from '../../platform/clock.ts'
import { violatedConstraint } from '../../platform/database/database-errors.ts'
import type { DB } from '../../platform/database/tables.generated.ts'
import type { Transaction } from '../../platform/database/transaction.ts'
import { changesBetween } from '../../platform/document-changes.ts'
import { decodeId, newUuid } from '../../platform/ids.ts'
import { Refusal, refuseInvalid } from '../../platform/refusal.ts'
import { refuseStale } from '../../platform/revisions.ts'
import { slugTaken } from './create-garment.ts'
import { refuseUnknownFabric } from './fabric.ts'
import { toGarmentRecord } from './garment-record.ts'
import { placeSizes, variantProblems } from './garment-rules.ts'
import { getGarment, listUsedVariants, lockGarment, updateGarment, writeVariants } from './garments.store.ts'

interface ReplaceDeps {
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
}

interface ReplaceGarment {
  /** UUID. */
  readonly garmentId: string
  readonly garment: GarmentReplaceRequest
  readonly author: AdminAuthor
}

/**
 * Replaces a garment and its variants. Refuses with RESOURCE_NOT_FOUND, with REVISION_CONFLICT, with DUPLICATE a slug
 * that is taken, with IN_USE the removal of a variant that an order or a stock item names, and with VALIDATION_FAILED
 * a variant of another garment, a fabric without a press recipe and variants that contradict each other.
 */
export async function replaceGarment(
  { database, transaction, clock }: ReplaceDeps,
  { garmentId, garment, author }: ReplaceGarment,
): Promise<GarmentRecord> {
  refuseInvalid(variantProblems(garment.variants))
  return transaction(async (tx) => {
    await refuseUnknownFabric(tx, garment.fabric)
    await lockGarment(tx, garmentId)
    const before = toGarmentRecord(await getGarment(tx, garmentId))
    refuseStale(garment.revision, before, 'The garment')
    refuseForeignVariants(garment, before)

    const now = clock.now()
    await updateGarment(tx, garmentId, garment, { by: author.actor.id, at: now })
    const variants = placeSizes(garment.variants).map((variant) => ({
      ...variant,
      id: variant.id === undefined ? newUuid() : decodeId('variant', variant.id),
    }))
    await writeVariants(tx, garmentId, variants)
    const after = toGarmentRecord(await getGarment(tx, garmentId))
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'garment.replaced',
        entity: { type: 'garment', id: after.id },
        message: `${author.actor.name} replaced the garment ${after.name}.`,
        changes: changesBetween(contentOf(before), contentOf(after)),
      },
    ])
    return after
  }).catch(async (error: unknown) => {
    if (!VARIANT_NAMED.has(violatedConstraint(error) ?? '')) throw slugTaken(error) ?? error
    const kept = garment.variants.flatMap(({ id }) => (id === undefined ? [] : [decodeId('variant', id)]))
    throw variantsInUse(await listUsedVariants(database, garmentId, kept))
  })
}

function refuseForeignVariants({ variants }: GarmentReplaceRequest, before: GarmentRecord): void {
  const own = new Set(before.variants.map(({ id }) => id))
  refuseInvalid(
    variants.flatMap(({ id }, index) =>
      id === undefined || own.has(id)
        ? []
        : [{ path: `variants[${index}].id`, message: 'is not a variant of this garment' }],
    ),
  )
}

const VARIANT_NAMED = new Set(['order_items_variant_id_fkey', 'inventory_items_variant_id_fkey'])
const MOST_NAMES = 10

function variantsInUse(names: readonly string[]): Refusal {
  const more = names.length > MOST_NAMES ? ` and ${names.length - MOST_NAMES} more` : ''
  return new Refusal(
    'IN_USE',
    `Orders or stock items name these variants: ${names.slice(0, MOST_NAMES).join(', ')}${more}.`,
  )
}

/** What a person can change. Stock moves by itself. */
function contentOf({ revision, createdAt, updatedAt, updatedBy, variants, ...content }: GarmentRecord) {
  return { ...content, variants: variants.map(({ stock, ...variant }) => variant) }
}
