import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import {
  AnyMm,
  Id,
  Line,
  OffsetMm,
  Slug,
  Text,
  Timestamp,
  nullable,
  oneOf,
  part,
  resource,
} from '../schema.ts'
import { ArtworkRecord } from './artworks.contract.ts'

export const MAX_DESIGN_PRINTS = 8
export const MAX_DESIGN_LAYERS = 30
export const LAYER_KINDS = ['image', 'text', 'shape'] as const
export type LayerKind = (typeof LAYER_KINDS)[number]

const Colour = Type.String({
  pattern: '^#[0-9a-f]{6}$',
  examples: ['#e4002b'],
  description: 'Six hex digits, in lower case.',
})
const CropShare = Type.Number({ minimum: 0, maximum: 0.95, description: 'A share of the whole side.' })
const SideMm = Type.Number({
  minimum: 0.5,
  maximum: 2000,
  description: 'Of what is seen of it, in millimetres.',
})

/** The fields of all kinds in one, because few programs read alternatives. The service tells them apart. */
export const DesignLayer = resource('DesignLayer', {
  id: Type.String({ pattern: '^[a-z0-9-]{1,24}$', description: 'Unique in its zone.', examples: ['l1'] }),
  kind: oneOf(LAYER_KINDS, {
    description:
      '`image`: `artworkId`, `widthMm`, `heightMm` and perhaps `crop`. `text`: `text`, `font`, `weight`, `sizeMm`, `colour`, `letterSpacing`, `lineHeight`, `align`, and perhaps `outline` and `arcDeg`. `shape`: `shape`, `colours`, `widthMm` and `heightMm`.',
  }),
  offsetXMm: { ...OffsetMm, description: 'Centre of the layer to the right (+) of the centre of its zone.' },
  offsetYMm: { ...OffsetMm, description: 'Centre of the layer below (+) the centre of its zone.' },
  rotationDeg: Type.Number({ minimum: -180, maximum: 180, description: 'Clockwise about its centre.' }),
  artworkId: Type.Optional({ ...Id('artwork'), description: 'Of an image.' }),
  widthMm: Type.Optional(SideMm),
  heightMm: Type.Optional(SideMm),
  crop: Type.Optional({
    ...part({ left: CropShare, top: CropShare, right: CropShare, bottom: CropShare }),
    description: 'Of an image: what is cut off each side, as a share of the whole picture.',
  }),
  text: Type.Optional({ ...Text(500), description: 'Lines are separated by line breaks; at most 12.' }),
  font: Type.Optional(
    Type.String({
      pattern: '^[a-z0-9-]{1,40}$',
      description: 'The id of one of our font families.',
      examples: ['anton'],
    }),
  ),
  weight: Type.Optional(
    Type.Unsafe<400 | 700>({
      type: 'integer',
      enum: [400, 700],
      description: 'Regular or bold; some fonts have only one.',
    }),
  ),
  sizeMm: Type.Optional(
    Type.Number({ minimum: 1, maximum: 500, description: 'Of the letters: the em, in millimetres.' }),
  ),
  colour: Type.Optional(Colour),
  outline: Type.Optional({
    ...part({ colour: Colour, widthMm: Type.Number({ minimum: 0.1, maximum: 20 }) }),
    description: 'A line around the letters, behind them.',
  }),
  letterSpacing: Type.Optional(Type.Number({ minimum: -0.2, maximum: 1, description: 'In em.' })),
  lineHeight: Type.Optional(Type.Number({ minimum: 0.7, maximum: 3, description: 'In em.' })),
  align: Type.Optional(oneOf(['left', 'center', 'right'], { description: 'Of the lines of a text.' })),
  arcDeg: Type.Optional(
    Type.Number({
      minimum: -360,
      maximum: 360,
      description: 'The angle that the widest line spans; above 0 like a rainbow, below like a smile.',
    }),
  ),
  shape: Type.Optional(
    Type.String({ pattern: '^[a-z0-9-]{1,40}$', description: 'The id of one of our shapes.' }),
  ),
  colours: Type.Optional(
    Type.Array(Colour, { minItems: 1, maxItems: 3, description: 'Of a shape, one for each of its colours.' }),
  ),
})
export type DesignLayer = Static<typeof DesignLayer>

const layers = Type.Array(DesignLayer, {
  minItems: 1,
  maxItems: MAX_DESIGN_LAYERS,
  description: 'From the back to the front.',
})

export const DesignCreate = resource('DesignCreate', {
  name: Type.Optional(Line(80, { description: 'What the customer calls it.' })),
  prints: Type.Array(part({ zoneId: Slug(), layers }), {
    minItems: 1,
    maxItems: MAX_DESIGN_PRINTS,
    description: 'One for each print zone.',
  }),
})
export type DesignCreate = Static<typeof DesignCreate>

export const DesignRecord = resource('DesignRecord', {
  id: Id('design'),
  token: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'Whoever has it can see and copy the design; it is the end of the address `/d/{token}`.',
  }),
  name: nullable(Type.String()),
  prints: Type.Array(
    part({
      zoneId: Slug(),
      layers,
      artwork: {
        ...nullable(ArtworkRecord),
        description:
          'What the layers became, to be ordered as any artwork: an SVG, a PNG if its pictures are too large for one, or the only picture itself. Null when it was removed.',
      },
      widthMm: { ...AnyMm, description: 'As a placement takes it, not turned.' },
      heightMm: AnyMm,
      offsetXMm: AnyMm,
      offsetYMm: AnyMm,
    }),
  ),
  artworks: Type.Array(ArtworkRecord, { description: 'The artworks of the images, without removed ones.' }),
  createdAt: Timestamp,
})
export type DesignRecord = Static<typeof DesignRecord>

export const createDesign = operation('POST /api/v1/designs', {
  operationId: 'create_design',
  tag: 'Designs',
  summary: 'Saves a design of texts, shapes and images, and makes one print of each zone',
  description:
    'A saved design never changes: save a changed one anew. Each zone becomes one artwork that is checked, priced, approved and printed as any other. A design that nobody ordered is removed after 90 days.',
  body: DesignCreate,
  success: { status: 201, schema: DesignRecord, description: 'The design, and how each print is ordered.' },
  quota: 'design-save',
  idempotent: true,
})

export const getDesign = operation('GET /api/v1/designs/{token}', {
  operationId: 'get_design',
  tag: 'Designs',
  summary: 'A saved design, by the token of its link',
  params: part({ token: Type.String({ maxLength: 100, description: 'The end of the link to the design.' }) }),
  success: { status: 200, schema: DesignRecord, description: 'The design, with fresh links to previews.' },
  quota: 'public-read',
})
