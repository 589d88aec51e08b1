import type { Resources } from '@platen/api-client'
import { toFormCare, toRequestCare, type FormCare } from './care.ts'
import { toFormPhotos, toRequestPhotos, type FormPhoto } from './photos/photo-document.ts'
import { toFormSizeGuide, toRequestSizeGuide, type FormSizeGuide } from './size-guide.ts'
import { coloursOf, type Variant } from './variants.ts'

export type Garment = Resources['GarmentRecord']
type GarmentRequest = Resources['GarmentReplaceRequest']

/** Undefined for a variant that is made to order. */
export type Stock = Garment['variants'][number]['stock'] | undefined

export interface GarmentForm {
  name: string
  slug: string
  kind: string
  fabric: string
  description: string
  /** Empty for none. */
  categoryId: string
  care: FormCare
  careNote: string
  sizeGuide: FormSizeGuide
  sizeGuideNote: string
  pictures: Garment['pictures']
  translations: Garment['translations']
  colourTranslations: Garment['colourTranslations']
  basePriceMinor: number | null
  active: boolean
  sort: number
  variants: Variant[]
  photos: FormPhoto[]
}

export const NEW_GARMENT: GarmentForm = {
  name: '',
  slug: '',
  kind: 'tee',
  fabric: 'cotton',
  description: '',
  categoryId: '',
  care: toFormCare(null),
  careNote: '',
  sizeGuide: toFormSizeGuide(null),
  sizeGuideNote: '',
  pictures: [],
  translations: {},
  colourTranslations: [],
  basePriceMinor: null,
  active: false,
  sort: 0,
  variants: [],
  photos: [],
}

export function toForm(garment: Garment): GarmentForm {
  const { name, slug, kind, fabric, description, translations, colourTranslations } = garment
  const { basePriceMinor, active, sort, variants, photos } = garment
  const { categoryId, care, sizeGuide, pictures } = garment
  return {
    name,
    slug,
    kind,
    fabric,
    description,
    categoryId: categoryId ?? '',
    care: toFormCare(care),
    careNote: care?.note ?? '',
    sizeGuide: toFormSizeGuide(sizeGuide),
    sizeGuideNote: sizeGuide?.note ?? '',
    pictures,
    translations,
    colourTranslations,
    basePriceMinor,
    active,
    sort,
    variants: variants.map(({ stock, ...variant }) => variant),
    photos: toFormPhotos(photos),
  }
}

export function toRequest({
  variants,
  photos,
  basePriceMinor,
  categoryId,
  care,
  careNote,
  sizeGuide,
  sizeGuideNote,
  ...garment
}: GarmentForm): Omit<GarmentRequest, 'revision'> {
  return {
    ...garment,
    name: garment.name.trim(),
    description: garment.description.trim(),
    categoryId: categoryId === '' ? null : categoryId,
    care: toRequestCare(care, careNote.trim()),
    sizeGuide: toRequestSizeGuide(sizeGuide, sizeGuideNote),
    basePriceMinor: basePriceMinor ?? 0,
    variants: variants.map((variant) => ({ ...variant, surchargeMinor: variant.surchargeMinor ?? 0 })),
    photos: toRequestPhotos(
      photos,
      coloursOf(variants).map(({ name }) => name),
    ),
  }
}

/** Variants and photos have no ids of their own before they are saved. */
export function memberKey({ colour, size, photoId }: Readonly<Record<string, unknown>>): unknown {
  if (typeof photoId === 'string') return photoId
  return typeof colour === 'string' && typeof size === 'string' ? `${colour} ${size}` : undefined
}

export function priceFromMinor({
  basePriceMinor,
  variants,
}: Pick<GarmentForm, 'basePriceMinor' | 'variants'>): number {
  const surcharges = variants.filter(({ active }) => active).map(({ surchargeMinor }) => surchargeMinor ?? 0)
  return (basePriceMinor ?? 0) + (surcharges.length === 0 ? 0 : Math.min(...surcharges))
}
