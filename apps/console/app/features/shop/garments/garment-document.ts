import type { Resources } from '@platen/api-client'
import { toFormPhotos, toRequestPhotos, type FormPhoto } from './photos/photo-document.ts'
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
  /** Of the washing note of `care`, too. */
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
  return {
    name,
    slug,
    kind,
    fabric,
    description,
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
  ...garment
}: GarmentForm): Omit<GarmentRequest, 'revision'> {
  return {
    ...garment,
    name: garment.name.trim(),
    description: garment.description.trim(),
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

export function slugOf(name: string): string {
  return name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 80)
}
