import type { GarmentCreateRequest, GarmentRecord } from '@platen/contract'
import { recordAudit } from '../../../platform/records/audit.ts'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import { listLocales } from '../../../platform/records/locales.store.ts'
import { translationProblems } from '../../../platform/records/translations.ts'
import { Refusal, invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockFabrics } from '../print-zones/index.ts'
import { toGarmentRecord } from './garment-record.ts'
import { placePhotos } from './garment-photos.ts'
import { detailProblems, placeSizes, variantProblems } from './garment-rules.ts'
import { refuseUnknownPictures, unknownCategory } from './named-records.ts'
import { getGarment, insertGarment, writePictures, writeVariants } from './garments.store.ts'

interface CreateGarment {
  readonly garment: GarmentCreateRequest
  readonly author: AdminAuthor
}

export async function createGarment(
  { transaction, clock }: Pick<Platform, 'transaction' | 'clock'>,
  { garment, author }: CreateGarment,
): Promise<GarmentRecord> {
  refuseInvalid([...variantProblems(garment.variants), ...detailProblems(garment)])
  return transaction(async (tx) => {
    await refuseUnknownFabric(tx, garment.fabric)
    await refuseUnknownPictures(tx, garment.pictures)
    refuseInvalid(translationProblems(garment, {}, await listLocales(tx)))
    const now = clock.now()
    const id = newUuid(now)
    await insertGarment(tx, id, garment, { by: author.actor.id, at: now })
    const variants = placeSizes(garment.variants).map((variant) => ({ ...variant, id: newUuid() }))
    await writeVariants(tx, id, variants)
    await writePictures(tx, id, garment.pictures ?? [])
    await placePhotos(tx, id, garment)
    await recordAudit(tx, [
      {
        ...author,
        occurredAt: now,
        action: 'garment.created',
        entity: { type: 'garment', id: encodeId('garment', id) },
        message: `${author.actor.name} added the garment ${garment.name}.`,
        subject: garment.name,
      },
    ])
    return toGarmentRecord(await getGarment(tx, id))
  }).catch((error: unknown) => {
    throw slugTaken(error) ?? unknownCategory(error) ?? error
  })
}

/** Keeps the recipe of the fabric until the transaction ends. */
export async function refuseUnknownFabric(tx: Tx, fabric: string): Promise<void> {
  const fabrics = await lockFabrics(tx)
  if (fabrics.includes(fabric)) return
  throw invalidField(
    'fabric',
    `has no press recipe; there are recipes for ${fabrics.join(', ')}`,
    'no_recipe',
    fabrics.join(', '),
  )
}

export function slugTaken(error: unknown): Refusal | undefined {
  if (violatedConstraint(error) !== 'garments_slug_unique') return undefined
  return new Refusal('DUPLICATE', 'Another garment already has this slug.', {
    details: { reason: 'slug_used' },
  })
}
