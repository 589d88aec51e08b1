import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  Id,
  LengthMm,
  Line,
  PriceMinor,
  Revision,
  Slug,
  Sort,
  Text,
  Timestamp,
  UpdatedBy,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'
import { GARMENT_VIEWS, GarmentSide } from '../selling/catalog.contract.ts'
import { editedDetails } from './garment-details.ts'

const variant = {
  colour: Line(60),
  colourHex: Type.String({ pattern: '^#[0-9a-fA-F]{6}$', examples: ['#1f2a44'] }),
  size: Line(20),
  surchargeMinor: PriceMinor,
  active: Type.Boolean(),
}
const sizeSort = Type.Optional({
  ...Sort,
  description:
    'The place of the size. Left out, that of another variant of this size, or else of its first mention.',
})
const SomeVariants = { minItems: 1, maxItems: 1000 }

const Share = Type.Number({
  minimum: 0,
  maximum: 1,
  description: 'A share of the width or height of the photo, from its upper left corner.',
})
const Spot = part({ x: Share, y: Share })

const Photos = Type.Array(
  part({
    photoId: Id('photo'),
    view: oneOf(GARMENT_VIEWS, { description: 'The side that it shows.' }),
    colour: nullable({ ...Line(60), description: 'The colour of the garment that it shows.' }),
    neutral: Type.Boolean({
      description: 'Shows the colours that have no photo of this side, too: tinted, if the cloth is cut out.',
    }),
    points: Type.Unsafe<[Static<typeof Spot>, Static<typeof Spot>]>(
      Type.Array(Spot, {
        minItems: 2,
        maxItems: 2,
        description: 'Two points whose true distance is known.',
      }),
    ),
    distanceMm: { ...LengthMm, description: 'How far apart they are on the garment, in millimetres.' },
    origin: Type.Object(Spot.properties, {
      additionalProperties: false,
      description: 'From where the zones of this side are measured: the middle of the collar seam.',
    }),
  }),
  { maxItems: 200, description: 'Photos that prints are shown on. One of each side may be neutral.' },
)
const photos = Type.Optional({
  ...Photos,
  description: 'Photos that prints are shown on. One of each side may be neutral. Left out, they stay.',
})

const garment = {
  slug: Type.String({
    pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
    maxLength: 80,
    description: 'Its unique name in URLs.',
    examples: ['classic-tee'],
  }),
  kind: Slug('Print zones and quantity breaks go by the kind.'),
  name: Line(120),
  description: Text(2000),
  fabric: Slug('One that a press recipe is for.'),
  basePriceMinor: PriceMinor,
  active: Type.Boolean(),
  sort: Sort,
}

const details = Type.Partial(part(editedDetails)).properties

export const GarmentCreateRequest = resource('GarmentCreateRequest', {
  ...garment,
  photos,
  ...details,
  variants: Type.Array(part({ ...variant, sizeSort }), SomeVariants),
})
export type GarmentCreateRequest = Static<typeof GarmentCreateRequest>

export const GarmentReplaceRequest = resource('GarmentReplaceRequest', {
  revision: Revision,
  ...garment,
  photos,
  ...details,
  variants: Type.Array(
    part({
      id: Type.Optional({ ...Id('variant'), description: 'Left out for a new one.' }),
      ...variant,
      sizeSort,
    }),
    SomeVariants,
  ),
})
export type GarmentReplaceRequest = Static<typeof GarmentReplaceRequest>

export const GarmentRecord = resource('GarmentRecord', {
  id: Id('garment'),
  ...garment,
  photos: Photos,
  ...editedDetails,
  variants: Type.Array(
    part({
      id: Id('variant'),
      ...variant,
      sizeSort: Type.Integer(),
      stock: nullable(
        part({
          itemId: Id('inventoryItem'),
          sku: Type.String(),
          active: Type.Boolean(),
          available: Type.Integer({ description: 'On hand and not reserved for an order.' }),
        }),
      ),
    }),
    { description: 'By size, then in the order of their making. Without stock, made to order.' },
  ),
  revision: Revision,
  createdAt: Timestamp,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type GarmentRecord = Static<typeof GarmentRecord>

export const GarmentAppearance = resource('GarmentAppearance', {
  garmentId: Id('garment'),
  views: Type.Array(GarmentSide, { description: 'How it is shown from each side.' }),
})
export type GarmentAppearance = Static<typeof GarmentAppearance>

export const listGarmentAppearances = operation('GET /api/admin/garment-appearances', {
  operationId: 'list_garment_appearances',
  tag: 'Garments',
  summary: 'How each garment is shown, by drawings or photos, inactive ones too',
  success: {
    status: 200,
    schema: Type.Array(GarmentAppearance),
    description: 'In the order of the shop.',
  },
  access: 'settings:read',
})

const params = part({ garmentId: Id('garment') })

export const listGarments = operation('GET /api/admin/garments', {
  operationId: 'list_garments',
  tag: 'Garments',
  summary: 'Every garment with its variants and what there is of them, inactive ones too',
  success: { status: 200, schema: Type.Array(GarmentRecord), description: 'In the order of the shop.' },
  access: 'settings:read',
})

export const getGarment = operation('GET /api/admin/garments/{garmentId}', {
  operationId: 'get_garment',
  tag: 'Garments',
  summary: 'One garment with its variants and what there is of them',
  params,
  success: { status: 200, schema: GarmentRecord, description: 'The garment.' },
  access: 'settings:read',
})

export const createGarment = operation('POST /api/admin/garments', {
  operationId: 'create_garment',
  tag: 'Garments',
  summary: 'Adds a garment with its colours and sizes',
  body: GarmentCreateRequest,
  success: { status: 201, schema: GarmentRecord, description: 'The garment.' },
  idempotent: true,
  access: 'settings:write',
})

export const replaceGarment = operation('PUT /api/admin/garments/{garmentId}', {
  operationId: 'replace_garment',
  tag: 'Garments',
  summary: 'Replaces a garment and its variants, as a whole',
  description:
    'Variants without an id are new, those left out are removed. A variant that an order or a stock item names cannot be removed (409 IN_USE); make it inactive instead. Category, care, size guide, pictures and translations stay when they are left out.',
  params,
  body: GarmentReplaceRequest,
  success: { status: 200, schema: GarmentRecord, description: 'As it is now.' },
  access: 'settings:write',
})
