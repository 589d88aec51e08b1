import type { BrandRequest, BrandResponse } from '@platen/contract'
import { offeredLocales } from '@platen/messages'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { getBrand, lockBrand, writeBrand } from './brand.store.ts'
import { findPictures } from '../pictures/index.ts'

interface ReplaceBrandDeps extends Pick<Platform, 'transaction' | 'clock'> {
  readonly shop: Pick<ShopCache, 'get'>
}

export async function replaceBrand(
  { shop, ...deps }: ReplaceBrandDeps,
  { brand, author }: { readonly brand: BrandRequest; readonly author: AdminAuthor },
): Promise<BrandResponse> {
  const { locales } = await shop.get()
  const offered: readonly string[] = offeredLocales(locales)
  refuseInvalid(
    Object.keys(brand.translations)
      .filter((locale) => !offered.includes(locale))
      .map((locale) => ({
        path: `translations.${locale}`,
        message: 'is a language that the shop does not offer',
        reason: 'not_found',
      })),
  )
  return replaceDocument(deps, {
    entity: { type: 'brand', id: 'brand' },
    title: () => 'the brand of the shop',
    revision: brand.revision,
    author,
    lock: lockBrand,
    read: getBrand,
    check: (tx) => refuseUnknownPictures(tx, brand),
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
