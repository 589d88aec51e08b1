import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  LengthMm,
  Line,
  OffsetMm,
  PriceMinor,
  Revision,
  Slug,
  Sort,
  Timestamp,
  UpdatedBy,
  keptTranslations,
  nullable,
  oneOf,
  part,
  resource,
  translated,
} from '../schema.ts'
import { GARMENT_VIEWS } from '../selling/catalog.contract.ts'

/** The drawings that come with Platen. */
export const DRAWINGS = [
  'tee',
  'long_sleeve',
  'hoodie',
  'tote',
  'polo',
  'cap',
  'tank',
  'crewneck',
  'apron',
  'youth_tee',
] as const

export const PEELS = ['hot', 'warm', 'cold'] as const

function UpToMm(maximum: number, description: string) {
  return Type.Number({ minimum: 0, maximum, multipleOf: 0.1, description: `Millimetres. ${description}` })
}

const Dpi = Type.Integer({ minimum: 50, maximum: 2400 })

const Size = Line(20)

const Kind = part({
  id: Slug(),
  name: Line(80),
  translations: keptTranslations({ name: Line(80) }),
  sizes: Type.Array(Size, {
    maxItems: 60,
    uniqueItems: true,
    description: 'In their order, for new garments of the kind.',
  }),
  sizeTranslations: Type.Optional(
    Type.Array(part({ size: Size, translations: translated({ name: Size }) }), {
      maxItems: 60,
      description: 'Sizes that are words, in other languages. Left out, they stay.',
    }),
  ),
  views: Type.Array(
    part({
      view: oneOf(GARMENT_VIEWS),
      drawing: nullable(oneOf(DRAWINGS, { description: 'Without one, photos show this side.' })),
    }),
    { minItems: 1, maxItems: GARMENT_VIEWS.length },
  ),
})

const zone = {
  id: Slug(),
  name: Line(80),
  translations: keptTranslations({ name: Line(80) }),
  garmentKinds: Type.Array(Slug(), { minItems: 1, maxItems: 40, uniqueItems: true }),
  anchor: Type.Object(
    { xMm: OffsetMm, yMm: OffsetMm },
    {
      additionalProperties: false,
      description: 'The top centre of the zone, seen from the top centre of the collar.',
    },
  ),
  maxWidthMm: LengthMm,
  maxHeightMm: LengthMm,
  sizeBands: Type.Array(
    part({
      sizes: Type.Array(Line(20), { minItems: 1, maxItems: 40 }),
      maxWidthMm: LengthMm,
      maxHeightMm: LengthMm,
    }),
    { maxItems: 40, description: 'Smaller limits for the sizes named, each size in one band at most.' },
  ),
  active: Type.Boolean(),
  sort: Sort,
}

const settings = {
  revision: Revision,
  sizeTiers: Type.Array(
    part({
      id: Slug(),
      label: Line(80),
      translations: keptTranslations({ label: Line(80) }),
      maxWidthMm: LengthMm,
      maxHeightMm: LengthMm,
      priceMinor: PriceMinor,
    }),
    { minItems: 1, maxItems: 60, description: 'In the order in which they are shown.' },
  ),
  dpi: part({ minimum: Dpi, recommended: Dpi }),
  film: part({
    widthMm: LengthMm,
    sideMarginMm: UpToMm(500, 'Left free at each side.'),
    leadMm: UpToMm(2000, 'Left free at the beginning of a sheet.'),
    tailMm: Type.Optional(
      UpToMm(2000, 'Left free at the end of a sheet, after the last print. Zero if left out.'),
    ),
    gapMm: UpToMm(500, 'Between two prints.'),
    maxLengthMm: Type.Number({
      exclusiveMinimum: 0,
      maximum: 99_999,
      multipleOf: 0.1,
      description: 'Millimetres. The longest sheet.',
    }),
    allowRotation: Type.Boolean({ description: 'Whether a print may lie across the film.' }),
  }),
  pressRecipes: Type.Array(
    part({
      fabric: Slug(),
      temperatureC: Type.Number({ minimum: 50, maximum: 250, multipleOf: 0.1 }),
      seconds: Type.Number({ exclusiveMinimum: 0, maximum: 300, multipleOf: 0.1 }),
      pressureBar: Type.Number({ exclusiveMinimum: 0, maximum: 20, multipleOf: 0.1 }),
      peel: oneOf(PEELS),
      repressSeconds: Type.Number({ minimum: 0, maximum: 300, multipleOf: 0.1 }),
    }),
    { minItems: 1, maxItems: 60, description: 'One for each fabric that the shop presses on.' },
  ),
}

export const AdminPrintZoneSettingsRequest = resource('AdminPrintZoneSettingsRequest', {
  ...settings,
  kinds: Type.Optional(
    Type.Array(Kind, {
      minItems: 1,
      maxItems: 100,
      description:
        'The kinds of garments in the order of the shop. Left out, they stay; a kind that a zone or a garment names and that is not there is added.',
    }),
  ),
  zones: Type.Array(
    part({
      ...zone,
      view: Type.Optional(
        oneOf(GARMENT_VIEWS, {
          description:
            'The side of the garment that it is on. Left out, that which it has, or else what its id says: `back` and `neck` are the back.',
        }),
      ),
    }),
    { minItems: 1, maxItems: 60 },
  ),
})
export type AdminPrintZoneSettingsRequest = Static<typeof AdminPrintZoneSettingsRequest>

export const AdminPrintZoneSettingsResponse = resource('AdminPrintZoneSettingsResponse', {
  ...settings,
  kinds: Type.Array(Kind, { description: 'The kinds of garments in the order of the shop.' }),
  zones: Type.Array(part({ ...zone, view: oneOf(GARMENT_VIEWS) })),
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type AdminPrintZoneSettingsResponse = Static<typeof AdminPrintZoneSettingsResponse>

export const getPrintZones = operation('GET /api/admin/print-zones', {
  operationId: 'get_print_zones',
  tag: 'Settings',
  summary: 'How the shop prints: zones, price tiers, resolution, film and press recipes',
  success: { status: 200, schema: AdminPrintZoneSettingsResponse, description: 'All of it.' },
  access: 'settings:read',
})

export const PrintZoneUsage = resource('PrintZoneUsage', {
  zoneIds: Type.Array(Slug(), { description: 'Zones that placements of orders name.' }),
  fabrics: Type.Array(Slug(), { description: 'Fabrics that garments are made of.' }),
})
export type PrintZoneUsage = Static<typeof PrintZoneUsage>

export const getPrintZoneUsage = operation('GET /api/admin/print-zones/usage', {
  operationId: 'get_print_zone_usage',
  tag: 'Settings',
  summary: 'Which zones and press recipes are in use, and cannot be removed',
  success: { status: 200, schema: PrintZoneUsage, description: 'As it is now.' },
  access: 'settings:read',
})

export const replacePrintZones = operation('PUT /api/admin/print-zones', {
  operationId: 'replace_print_zones',
  tag: 'Settings',
  summary: 'Replaces how the shop prints, as a whole',
  description:
    'What is left out is removed, but translations stay. A zone that a placement names, and the recipe of a fabric that a garment names, cannot be removed (409 IN_USE); a zone can be made inactive instead. Every active zone must be held by a size tier and fit on the film.',
  body: AdminPrintZoneSettingsRequest,
  success: { status: 200, schema: AdminPrintZoneSettingsResponse, description: 'As it is now.' },
  access: 'settings:write',
})
