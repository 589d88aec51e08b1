import type { GarmentRecord } from '@platen/contract'
import { violatedConstraint } from '../../../platform/database/database-errors.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, refuseInvalid, type Refusal } from '../../../platform/refusal.ts'
import { findPictures } from '../pictures/index.ts'

/** Keeps the pictures until the transaction ends. */
export async function refuseUnknownPictures(tx: Tx, pictures: GarmentRecord['pictures'] = []): Promise<void> {
  const ids = pictures.map(({ pictureId }) => decodeId('picture', pictureId))
  const known = await findPictures(tx, ids)
  refuseInvalid(
    ids.flatMap((id, at) =>
      known.has(id)
        ? []
        : [
            {
              path: `pictures[${at}].pictureId`,
              message: 'is a picture that does not exist, or was removed',
              reason: 'not_found',
            },
          ],
    ),
  )
}

export function unknownCategory(error: unknown): Refusal | undefined {
  if (violatedConstraint(error) !== 'garments_category_id_fkey') return undefined
  return invalidField('categoryId', 'is a category that does not exist, or was removed', 'not_found')
}
