import type { BrandRequest, BrandResponse } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { listLocales } from '../../../platform/records/locales.store.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { translationProblems } from '../../../platform/records/translations.ts'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import { getBrand, lockBrand, writeBrand } from './brand.store.ts'
import { findPictures } from '../pictures/index.ts'

export async function replaceBrand(
  deps: Pick<Platform, 'transaction' | 'clock'>,
  { brand, author }: { readonly brand: BrandRequest; readonly author: AdminAuthor },
): Promise<BrandResponse> {
  return replaceDocument(deps, {
    entity: { type: 'brand', id: 'brand' },
    title: () => 'the brand of the shop',
    revision: brand.revision,
    author,
    lock: lockBrand,
    read: getBrand,
    check: async (tx, before) => {
      refuseInvalid(translationProblems(brand, before, await listLocales(tx)))
      await refuseUnknownPictures(tx, brand)
    },
    write: (tx, change) => writeBrand(tx, brand, change),
  })
}

async function refuseUnknownPictures(
  tx: Tx,
  { logoId, faviconId, heroPictureId }: BrandRequest,
): Promise<void> {
  const wanted = Object.entries({ logoId, faviconId, heroPictureId }).flatMap(([field, id]) =>
    id === null ? [] : [{ field, id: decodeId('picture', id) }],
  )
  const known = await findPictures(
    tx,
    wanted.map(({ id }) => id),
  )
  for (const { field, id } of wanted)
    if (!known.has(id))
      throw invalidField(field, 'is a picture that does not exist, or was removed', 'not_found')
}
