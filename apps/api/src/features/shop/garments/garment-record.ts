import type { GarmentRecord } from '@platen/contract'
import { encodeId } from '../../../platform/records/ids.ts'

export interface StoredGarment extends Omit<
  GarmentRecord,
  'variants' | 'createdAt' | 'updatedAt' | 'updatedBy'
> {
  readonly variants: readonly StoredVariant[]
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly updatedById: string | null
  readonly updatedByName: string | null
}

type StoredVariant = GarmentRecord['variants'][number]

export function toGarmentRecord(garment: StoredGarment): GarmentRecord {
  const { updatedById, updatedByName } = garment
  return {
    id: encodeId('garment', garment.id),
    slug: garment.slug,
    kind: garment.kind,
    name: garment.name,
    description: garment.description,
    fabric: garment.fabric,
    basePriceMinor: garment.basePriceMinor,
    active: garment.active,
    sort: garment.sort,
    categoryId: garment.categoryId,
    care: garment.care,
    sizeGuide: garment.sizeGuide,
    translations: garment.translations,
    pictures: garment.pictures.map(({ pictureId, alt, translations }) => ({
      pictureId: encodeId('picture', pictureId),
      alt,
      translations,
    })),
    colourTranslations: garment.colourTranslations,
    photos: garment.photos.map(({ photoId, ...placed }) => ({
      ...placed,
      photoId: encodeId('photo', photoId),
    })),
    variants: garment.variants.map(toVariantRecord),
    revision: garment.revision,
    createdAt: garment.createdAt.toISOString(),
    updatedAt: garment.updatedAt.toISOString(),
    updatedBy:
      updatedById === null ? null : { id: encodeId('adminUser', updatedById), name: updatedByName ?? '' },
  }
}

function toVariantRecord({ stock, ...variant }: StoredVariant): StoredVariant {
  return {
    id: encodeId('variant', variant.id),
    colour: variant.colour,
    colourHex: variant.colourHex,
    size: variant.size,
    surchargeMinor: variant.surchargeMinor,
    active: variant.active,
    sizeSort: variant.sizeSort,
    stock: stock && {
      itemId: encodeId('inventoryItem', stock.itemId),
      sku: stock.sku,
      active: stock.active,
      available: stock.available,
    },
  }
}
