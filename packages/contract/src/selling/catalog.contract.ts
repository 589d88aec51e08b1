import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { AnyMm, Id, Line, MoneyMinor, Slug, oneOf, part, resource } from '../schema.ts'
import { ShownPicture } from '../shop/brand.contract.ts'
import { CatalogCategory } from '../shop/categories.contract.ts'
import { ColourTranslations, garmentDetails, pictureWords } from '../shop/garment-details.ts'

export const GARMENT_KINDS = ['tee', 'long_sleeve', 'hoodie', 'tote'] as const
export const TAX_MODES = ['none', 'inclusive', 'exclusive'] as const
export const AVAILABILITIES = ['in_stock', 'low', 'out'] as const

export const SizeBand = part({
  sizes: Type.Array(Line(20)),
  maxWidthMm: AnyMm,
  maxHeightMm: AnyMm,
})

export const CatalogZone = part({
  id: Slug(),
  name: Line(80),
  garmentKinds: Type.Array(Type.String()),
  anchor: Type.Object(
    { xMm: AnyMm, yMm: AnyMm },
    {
      additionalProperties: false,
      description: 'The top centre of the zone, seen from the top centre of the collar.',
    },
  ),
  maxWidthMm: AnyMm,
  maxHeightMm: AnyMm,
  sizeBands: Type.Array(SizeBand, { description: 'Smaller limits for the sizes named.' }),
})

export const SizeTier = part({
  id: Slug(),
  label: Line(80),
  maxWidthMm: AnyMm,
  maxHeightMm: AnyMm,
  priceMinor: MoneyMinor,
})

export const CatalogResponse = resource('CatalogResponse', {
  currency: Type.String(),
  currencyExponent: Type.Integer(),
  taxMode: oneOf(TAX_MODES),
  taxRatePercent: Type.Number(),
  garments: Type.Array(
    part({
      id: Id('garment'),
      slug: Type.String(),
      kind: Type.String({
        description: `One of ${GARMENT_KINDS.join(', ')}, or a kind that the shop added.`,
      }),
      name: Line(120),
      description: Type.String(),
      fabric: Type.String(),
      priceFromMinor: MoneyMinor,
      zoneIds: Type.Array(Slug()),
      ...garmentDetails,
      pictures: Type.Array(part({ ...ShownPicture.properties, ...pictureWords })),
      colours: Type.Array(
        part({
          name: Line(60),
          hex: Type.String(),
          translations: ColourTranslations,
          sizes: Type.Array(
            part({
              variantId: Id('variant'),
              size: Line(20),
              priceMinor: MoneyMinor,
              availability: oneOf(AVAILABILITIES),
            }),
          ),
        }),
      ),
    }),
  ),
  categories: Type.Array(CatalogCategory, {
    description: 'Those with a garment, in the order of the shop.',
  }),
  zones: Type.Array(CatalogZone),
  sizeTiers: Type.Array(SizeTier),
  quantityBreaks: Type.Array(
    part({ garmentKind: Type.String(), minQuantity: Type.Integer(), percentOff: Type.Number() }),
  ),
})
export type CatalogResponse = Static<typeof CatalogResponse>

export const getCatalog = operation('GET /api/v1/catalog', {
  operationId: 'get_catalog',
  tag: 'Shop',
  summary: 'Garments, colours, sizes, prices, print zones and availability',
  success: { status: 200, schema: CatalogResponse, description: 'What the shop sells.' },
  quota: 'public-read',
  caching: 'shared',
  anyOrigin: true,
})
