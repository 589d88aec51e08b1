import type { Resources } from '@platen/api-client'
import type { Variant } from './variants.ts'

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
  basePriceMinor: number | null
  active: boolean
  sort: number
  variants: Variant[]
}

export const NEW_GARMENT: GarmentForm = {
  name: '',
  slug: '',
  kind: 'tee',
  fabric: 'cotton',
  description: '',
  basePriceMinor: null,
  active: false,
  sort: 0,
  variants: [],
}

export function toForm(garment: Garment): GarmentForm {
  const { name, slug, kind, fabric, description, basePriceMinor, active, sort, variants } = garment
  return {
    name,
    slug,
    kind,
    fabric,
    description,
    basePriceMinor,
    active,
    sort,
    variants: variants.map(({ stock, ...variant }) => variant),
  }
}

export function toRequest({
  variants,
  basePriceMinor,
  ...garment
}: GarmentForm): Omit<GarmentRequest, 'revision'> {
  return {
    ...garment,
    name: garment.name.trim(),
    description: garment.description.trim(),
    basePriceMinor: basePriceMinor ?? 0,
    variants: variants.map((variant) => ({ ...variant, surchargeMinor: variant.surchargeMinor ?? 0 })),
  }
}

export function variantKey({ colour, size }: Readonly<Record<string, unknown>>): unknown {
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
