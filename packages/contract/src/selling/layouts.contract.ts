import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { AnyMm, Id, LengthMm, Line, MoneyMinor, Timestamp, nullable, part, resource } from '../schema.ts'
import { ArtworkRecord, Preflight } from './artworks.contract.ts'

export const MAX_LAYOUT_PIECES = 1000

const pieceSize = {
  artworkId: Id('artwork'),
  widthMm: { ...LengthMm, description: 'Of the whole picture, before it is turned. Millimetres.' },
  heightMm: { ...LengthMm, description: 'Of the whole picture, before it is turned. Millimetres.' },
}

export const LayoutPiece = part({
  ...pieceSize,
  xMm: Type.Number({
    minimum: 0,
    maximum: 2000,
    multipleOf: 0.1,
    description:
      'From the left edge of the film to the picture without its empty border, as it lies. Millimetres.',
  }),
  yMm: Type.Number({
    minimum: 0,
    maximum: 99_999,
    multipleOf: 0.1,
    description: 'From the beginning of the sheet, likewise. Millimetres.',
  }),
  turned: Type.Boolean({ description: 'Turned by a quarter.' }),
  pinned: Type.Optional(Type.Boolean({ description: 'Stays where it is when the sheet is packed again.' })),
})
export type LayoutPiece = Static<typeof LayoutPiece>

export const LayoutCreate = resource('LayoutCreate', {
  name: Type.Optional(Line(80, { description: 'What the customer calls the sheet.' })),
  pieces: Type.Array(LayoutPiece, {
    minItems: 1,
    maxItems: MAX_LAYOUT_PIECES,
    description: 'The pictures, each as often as it is printed.',
  }),
})
export type LayoutCreate = Static<typeof LayoutCreate>

export const SheetLayoutRecord = resource('SheetLayoutRecord', {
  id: Id('layout'),
  token: Type.String({
    pattern: '^[A-Za-z0-9_-]{43}$',
    description: 'Whoever has it can read the layout; it is the end of the address `/film/{token}`.',
  }),
  name: nullable(Type.String()),
  filmWidthMm: AnyMm,
  lengthMm: { ...AnyMm, description: 'Film that one sheet takes, with the gap in which it is cut off.' },
  utilisationPercent: Type.Number({ description: 'Area of the pieces in per cent of the film.' }),
  pieces: Type.Array(LayoutPiece, { description: 'As they were sent, in their order.' }),
  prints: Type.Array(
    part({
      ...pieceSize,
      copies: Type.Integer({ minimum: 1, description: 'How often it is on the sheet.' }),
      preflight: { ...nullable(Preflight), description: 'Null when the artwork was removed.' },
    }),
    { description: 'Each artwork in each of its sizes, once.' },
  ),
  artworks: Type.Array(ArtworkRecord, {
    description: 'The artworks of the pieces. Removed ones are missing, and the layout cannot be ordered.',
  }),
  priceMinor: {
    ...nullable(MoneyMinor),
    description: 'Of one sheet, without length breaks. Null if the shop does not sell sheets.',
  },
  createdAt: Timestamp,
})
export type SheetLayoutRecord = Static<typeof SheetLayoutRecord>

export const createLayout = operation('POST /api/v1/layouts', {
  operationId: 'create_layout',
  tag: 'Film',
  summary: 'Saves a film sheet with its pictures, sizes and places',
  description:
    'A saved layout never changes: save a changed one anew. Pieces lie within the margins of the film and at least its gap apart; the fields of a refused request name the pieces. A layout that nobody ordered is removed after 90 days.',
  body: LayoutCreate,
  success: { status: 201, schema: SheetLayoutRecord, description: 'The layout, its length and its price.' },
  quota: 'layout-save',
  idempotent: true,
})

export const getLayout = operation('GET /api/v1/layouts/{token}', {
  operationId: 'get_layout',
  tag: 'Film',
  summary: 'A saved film sheet, by the token of its link',
  params: part({ token: Type.String({ maxLength: 100, description: 'The end of the link to the layout.' }) }),
  success: {
    status: 200,
    schema: SheetLayoutRecord,
    description: 'The layout, with fresh links to previews.',
  },
  quota: 'public-read',
})
