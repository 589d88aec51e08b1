import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { AnyMm, Id, Line, MoneyMinor, Slug, nullable, oneOf, part, resource, translated } from '../schema.ts'
import { ShownPicture } from '../shop/pictures.contract.ts'
import { CatalogCategory } from '../shop/categories.contract.ts'
import { ColourTranslations, garmentDetails, pictureWords } from '../shop/garment-details.ts'

/** The sides that a garment can be shown from. */
export const GARMENT_VIEWS = ['front', 'back', 'left', 'right', 'other'] as const
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
  translations: Type.Optional(translated({ name: Line(80) })),
  garmentKinds: Type.Array(Type.String()),
  view: oneOf(GARMENT_VIEWS, { description: 'The side of the garment that it is on.' }),
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
  translations: Type.Optional(translated({ label: Line(80) })),
  maxWidthMm: AnyMm,
  maxHeightMm: AnyMm,
  priceMinor: MoneyMinor,
})

/** How a garment is shown from one side. */
export const GarmentSide = part({
  view: oneOf(GARMENT_VIEWS),
  drawing: nullable(
    Type.String({ description: 'One of the drawings that come with Platen, such as `tee`.' }),
  ),
  photos: Type.Array(
    part({
      colour: nullable(Line(60)),
      colourHex: nullable(Type.String()),
      neutral: Type.Boolean({
        description:
          'Shows the colours that have no photo, too: tinted where its mask says that there is cloth.',
      }),
      picture: ShownPicture,
      shade: {
        ...ShownPicture,
        description: 'Its light and folds, transparent elsewhere: laid over prints and tinted cloth.',
      },
      mask: nullable({ ...ShownPicture, description: 'Opaque where there is cloth.' }),
      box: Type.Object(
        { xMm: Type.Number(), yMm: Type.Number(), widthMm: Type.Number(), heightMm: Type.Number() },
        {
          additionalProperties: false,
          description: 'The whole picture on the garment, from where the zones of this side are measured.',
        },
      ),
    }),
    { description: 'Without any, and for a colour that none shows, the drawing stands.' },
  ),
})
export type GarmentSide = Static<typeof GarmentSide>

export const CatalogResponse = resource('CatalogResponse', {
  currency: Type.String(),
  currencyExponent: Type.Integer(),
  taxMode: oneOf(TAX_MODES),
  taxRatePercent: Type.Number(),
  garments: Type.Array(
    part({
      id: Id('garment'),
      slug: Type.String(),
      kind: Type.String({ description: 'The kind of garment, such as tee: print zones go by it.' }),
      name: Line(120),
      description: Type.String(),
      fabric: Type.String(),
      priceFromMinor: MoneyMinor,
      zoneIds: Type.Array(Slug()),
      ...garmentDetails,
      pictures: Type.Array(part({ ...ShownPicture.properties, ...pictureWords })),
      views: Type.Array(GarmentSide),
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
  sizeTranslations: Type.Optional(
    Type.Array(part({ size: Line(20), translations: translated({ name: Line(20) }) }), {
      description: 'Sizes that are words, in other languages.',
    }),
  ),
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
