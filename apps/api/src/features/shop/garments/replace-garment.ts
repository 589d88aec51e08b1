import type { GarmentRecord, GarmentReplaceRequest } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import { listLocales } from '../../../platform/records/locales.store.ts'
import { translationProblems } from '../../../platform/records/translations.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { refuseUnknownFabric, slugTaken } from './create-garment.ts'
import { toGarmentRecord } from './garment-record.ts'
import { placePhotos } from './garment-photos.ts'
import { detailProblems, placeSizes, variantProblems } from './garment-rules.ts'
import { refuseUnknownPictures, unknownCategory } from './named-records.ts'
import {
  getGarment,
  listUsedVariants,
  lockGarment,
  updateGarment,
  writePictures,
  writeVariants,
} from './garments.store.ts'

interface ReplaceGarment {
  /** UUID. */
  readonly garmentId: string
  readonly garment: GarmentReplaceRequest
  readonly author: AdminAuthor
}

export async function replaceGarment(
  deps: Pick<Platform, 'database' | 'transaction' | 'clock'>,
  { garmentId, garment, author }: ReplaceGarment,
): Promise<GarmentRecord> {
  refuseInvalid([...variantProblems(garment.variants), ...detailProblems(garment)])
  return replaceDocument(deps, {
    entity: { type: 'garment', id: encodeId('garment', garmentId) },
    title: ({ name }) => `the garment ${name}`,
    subject: ({ name }) => name,
    revision: garment.revision,
    author,
    lock: async (tx) => {
      await refuseUnknownFabric(tx, garment.fabric)
      await lockGarment(tx, garmentId)
    },
    read: async (tx) => toGarmentRecord(await getGarment(tx, garmentId)),
    check: async (tx, before) => {
      refuseForeignVariants(garment, before)
      refuseInvalid(translationProblems(garment, before, await listLocales(tx)))
      await refuseUnknownPictures(tx, garment.pictures)
    },
    write: async (tx, change) => {
      await updateGarment(tx, garmentId, garment, change)
      const variants = placeSizes(garment.variants).map((variant) => ({
        ...variant,
        id: variant.id === undefined ? newUuid() : decodeId('variant', variant.id),
      }))
      await writeVariants(tx, garmentId, variants)
      if (garment.pictures) await writePictures(tx, garmentId, garment.pictures)
      await placePhotos(tx, garmentId, garment)
    },
    content: contentOf,
  }).catch(async (error: unknown) => {
    if (!VARIANT_CONSTRAINTS.has(violatedConstraint(error) ?? ''))
      throw slugTaken(error) ?? unknownCategory(error) ?? error
    const kept = garment.variants.flatMap(({ id }) => (id === undefined ? [] : [decodeId('variant', id)]))
    throw variantsInUse(await listUsedVariants(deps.database, garmentId, kept))
  })
}

function refuseForeignVariants({ variants }: GarmentReplaceRequest, before: GarmentRecord): void {
  const own = new Set(before.variants.map(({ id }) => id))
  refuseInvalid(
    variants.flatMap(({ id }, index) =>
      id === undefined || own.has(id)
        ? []
        : [
            {
              path: `variants[${index}].id`,
              message: 'is not a variant of this garment',
              reason: 'not_found',
            },
          ],
    ),
  )
}

const VARIANT_CONSTRAINTS = new Set(['order_items_variant_id_fkey', 'inventory_items_variant_id_fkey'])
const MAX_NAMES = 10

function variantsInUse(names: readonly string[]): Refusal {
  const more = names.length > MAX_NAMES ? ` and ${names.length - MAX_NAMES} more` : ''
  return new Refusal(
    'IN_USE',
    `Orders or stock items use these variants: ${names.slice(0, MAX_NAMES).join(', ')}${more}.`,
    { details: { reason: 'variants_used', names: names.slice(0, MAX_NAMES) } },
  )
}

/** What a person can change: not the stock. */
function contentOf({ revision, createdAt, updatedAt, updatedBy, variants, ...content }: GarmentRecord) {
  return { ...content, variants: variants.map(({ stock, ...variant }) => variant) }
}
