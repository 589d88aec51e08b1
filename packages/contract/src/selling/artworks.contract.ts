import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

export const MAX_ARTWORK_BYTES = 50 * 1024 * 1024
export const MAX_PROOF_BYTES = 10 * 1024 * 1024

export const PREFLIGHT_STATES = ['passed', 'warning', 'failed'] as const

export const FINDING_CODES = [
  'RESOLUTION_TOO_LOW',
  'RESOLUTION_LOW',
  'STRETCHED',
  'SEMI_TRANSPARENT',
  'OPAQUE_BOX',
  'THIN_LINES',
  'LINES_WILL_BREAK',
  'LIVE_TEXT',
  'EMPTY_MARGIN',
  'CARRIED_PICTURES',
  'COLOURS_CONVERTED',
] as const
export type FindingCode = (typeof FINDING_CODES)[number]

export const PreflightFinding = part({
  code: oneOf(FINDING_CODES),
  severity: oneOf(['info', 'warning', 'error']),
  message: Type.String({ description: 'In plain words, for the customer.' }),
  resolution: Type.String({ description: 'What to do about it.' }),
})

export const Preflight = resource('Preflight', {
  state: oneOf(PREFLIGHT_STATES),
  dpi: nullable(Type.Integer({ description: 'At the printed size; null for vector artwork.' })),
  findings: Type.Array(PreflightFinding),
})
export type Preflight = Static<typeof Preflight>

export const ArtworkRecord = resource('ArtworkRecord', {
  id: Id('artwork'),
  fileName: Type.String(),
  format: oneOf(['png', 'jpeg', 'webp', 'tiff', 'svg', 'pdf', 'psd'], {
    description: 'Detected from the content, not the file name. An Illustrator file is a `pdf`.',
  }),
  byteSize: Type.Integer(),
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
  vector: Type.Boolean(),
  pages: {
    ...nullable(
      part({
        count: Type.Integer({ description: 'How many pages the file has.' }),
        shown: Type.Integer({ description: 'The page that is printed, from 1.' }),
      }),
    ),
    description: 'Of a PDF: how many it has, and which one is printed, from 1.',
  },
  hasAlpha: Type.Boolean(),
  inkAreaPercent: Type.Number({ description: 'Share of the canvas that prints.' }),
  semiTransparentPercent: Type.Number({
    description: 'Share of the printed area that is partly transparent.',
  }),
  emptyMarginPx: part({
    top: Type.Integer(),
    right: Type.Integer(),
    bottom: Type.Integer(),
    left: Type.Integer(),
  }),
  clearMarginPx: {
    ...nullable(
      part({
        top: Type.Integer(),
        right: Type.Integer(),
        bottom: Type.Integer(),
        left: Type.Integer(),
      }),
    ),
    description:
      'Up to the first pixel that is not fully transparent. What of it is not put on film follows from it; null if it was not measured.',
  },
  thinnestLinePx: nullable(Type.Number()),
  statedWidthMm: nullable(
    Type.Number({
      description:
        'The width that the file says that it has, in millimetres; null when it says none, or one for screens.',
    }),
  ),
  maxPrintSize: nullable(
    Type.Object(
      {
        minimumDpi: part({ widthMm: Type.Number(), heightMm: Type.Number() }),
        recommendedDpi: part({ widthMm: Type.Number(), heightMm: Type.Number() }),
      },
      { additionalProperties: false, description: 'How large it may be printed; null for vector artwork.' },
    ),
  ),
  previewUrl: Type.String({ description: 'Signed URL; valid until previewExpiresAt.' }),
  previewExpiresAt: Timestamp,
  createdAt: Timestamp,
})
export type ArtworkRecord = Static<typeof ArtworkRecord>

export const uploadArtwork = operation('POST /api/v1/artworks', {
  operationId: 'upload_artwork',
  tag: 'Artwork',
  summary: 'Uploads one artwork file and says what the check found',
  upload: {
    maxBytes: MAX_ARTWORK_BYTES,
    accepts: 'PNG, JPEG, WebP, TIFF, SVG, PDF, AI (with PDF inside) or PSD, at most 50 MB and 200 megapixels',
  },
  success: { status: 201, schema: ArtworkRecord, description: 'The artwork.' },
  quota: 'artwork-upload',
  idempotent: true,
})

export const ARTWORK_EDITS = [
  'choose_page',
  'remove_background',
  'trim',
  'sharpen_edges',
  'recolour',
  'vectorise',
] as const

export const ArtworkEdit = resource('ArtworkEdit', {
  kind: oneOf(ARTWORK_EDITS, {
    description:
      '`choose_page`: another page of a PDF. `remove_background`: a background of one colour becomes transparent. `trim`: cuts off the empty border. `sharpen_edges`: half-transparent edges and meeting colours become clearer. `recolour`: another colour for a logo of one colour. `vectorise`: traces flat art of a few colours as an SVG.',
  }),
  page: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 999_999, description: 'Needed to choose a page; from 1.' }),
  ),
  colour: Type.Optional(Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'Needed to recolour.' })),
  everywhere: Type.Optional(
    Type.Boolean({
      description: 'Of the background: also what has its colour and is not connected with the border.',
    }),
  ),
})
export type ArtworkEdit = Static<typeof ArtworkEdit>

export const editArtwork = operation('POST /api/v1/artworks/{artworkId}/edits', {
  operationId: 'edit_artwork',
  tag: 'Artwork',
  summary:
    'Makes another artwork of one: without background, trimmed, sharpened, recoloured, traced, or another page',
  description:
    'The artwork stays as it is; what is made of it is another one, and counts as an upload. Refused with ARTWORK_REJECTED where there is nothing to do.',
  params: part({ artworkId: Id('artwork') }),
  body: ArtworkEdit,
  success: { status: 201, schema: ArtworkRecord, description: 'The new artwork.' },
  quota: 'artwork-upload',
  idempotent: true,
})

export const getArtworkPreview = operation('GET /api/v1/artworks/{artworkId}/preview', {
  operationId: 'get_artwork_preview',
  tag: 'Artwork',
  summary: 'A preview of the artwork, at a signed URL',
  params: part({ artworkId: Id('artwork') }),
  query: part({
    expires: Type.Integer({ minimum: 0, description: 'Seconds since 1970.' }),
    signature: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The picture.',
    contentType: 'image/webp',
  },
  quota: 'public-read',
})

export const getArtwork = operation('GET /api/admin/artworks/{artworkId}', {
  operationId: 'get_artwork',
  tag: 'Artwork',
  summary: 'One artwork, what the check found, and a fresh link to its preview',
  params: part({ artworkId: Id('artwork') }),
  success: { status: 200, schema: ArtworkRecord, description: 'The artwork.' },
  access: 'orders:read',
})

export const getArtworkPixels = operation('GET /api/admin/artworks/{artworkId}/pixels', {
  operationId: 'get_artwork_pixels',
  tag: 'Artwork',
  summary: 'The artwork at full resolution, for reviewers',
  description:
    'PNG, JPEG and WebP are returned as uploaded. All others, which browsers cannot or must not show, are rendered as WebP, large enough for any print.',
  params: part({ artworkId: Id('artwork') }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The picture.',
    contentType: '*/*',
  },
  access: 'orders:read',
})

export const PaymentProofRecord = resource('PaymentProofRecord', {
  id: Id('proof'),
  fileName: Type.String(),
  format: oneOf(['png', 'jpeg', 'webp', 'pdf']),
  byteSize: Type.Integer(),
  createdAt: Timestamp,
})
export type PaymentProofRecord = Static<typeof PaymentProofRecord>

export const uploadPaymentProof = operation('POST /api/v1/payment-proofs', {
  operationId: 'upload_payment_proof',
  tag: 'Orders',
  summary: 'Uploads a picture or PDF of a transfer slip, to be attached to a payment',
  upload: { maxBytes: MAX_PROOF_BYTES, accepts: 'PNG, JPEG, WebP or PDF, at most 10 MB' },
  success: { status: 201, schema: PaymentProofRecord, description: 'The proof.' },
  quota: 'artwork-upload',
  idempotent: true,
  consent: true,
})
