import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

export const MAX_PICTURE_BYTES = 20 * 1024 * 1024
const accepts = 'PNG, JPEG, WebP, TIFF or SVG, at most 20 MB and 200 megapixels'

const PictureSize = part({
  url: Type.String({ description: 'The same picture for ever; starts with a slash.' }),
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
})

/** What pages show: the same picture in several sizes, the smallest first. */
export const ShownPicture = part({
  sizes: Type.Array(PictureSize, { minItems: 1, description: 'WebP or AVIF, the smallest first.' }),
})

export const PictureRecord = resource('PictureRecord', {
  id: Id('picture'),
  fileName: Type.String(),
  widthPx: Type.Integer(),
  heightPx: Type.Integer(),
  hasAlpha: Type.Boolean(),
  sizes: ShownPicture.properties.sizes,
  createdAt: Timestamp,
})
export type PictureRecord = Static<typeof PictureRecord>

export const uploadPicture = operation('POST /api/admin/pictures', {
  operationId: 'upload_picture',
  tag: 'Settings',
  summary: 'Uploads one picture of the shop: a logo, an icon, a photo',
  description:
    'The picture is decoded, turned upright and kept as WebP in up to three sizes; the file itself is not. It is public once uploaded. A picture that nothing refers to is removed after a day.',
  upload: {
    maxBytes: MAX_PICTURE_BYTES,
    accepts,
  },
  success: { status: 201, schema: PictureRecord, description: 'The picture.' },
  access: 'settings:write',
  idempotent: true,
})

export const getPicture = operation('GET /api/admin/pictures/{pictureId}', {
  operationId: 'get_picture',
  tag: 'Settings',
  summary: 'One picture of the shop, with the addresses of its sizes',
  params: part({ pictureId: Id('picture') }),
  success: { status: 200, schema: PictureRecord, description: 'The picture.' },
  access: 'settings:read',
})

export const getPictureFile = operation('GET /api/v1/pictures/{file}', {
  operationId: 'get_picture_file',
  tag: 'Shop',
  summary: 'A picture of the shop, in one size',
  params: part({
    file: Type.String({ pattern: '^[0-9a-f]{64}\\.(webp|avif)$', description: 'From the URL of a picture.' }),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The picture.',
    contentType: 'image/*',
  },
  quota: 'public-read',
})

export const CUT_OUTS = ['transparency', 'background', 'mask', 'none'] as const

export const GarmentPhoto = resource('GarmentPhoto', {
  id: Id('photo'),
  picture: PictureRecord,
  shade: {
    ...ShownPicture,
    description:
      'The light and folds of the cloth, transparent elsewhere: laid over prints and tinted cloth.',
  },
  mask: nullable({
    ...ShownPicture,
    description: 'Opaque where there is cloth. Without one, it cannot be tinted.',
  }),
  cutOut: oneOf(CUT_OUTS, {
    description:
      'How the cloth was found: by the transparency of the photo, by its plain background, by a mask that was uploaded, or not at all.',
  }),
})
export type GarmentPhoto = Static<typeof GarmentPhoto>

export const uploadGarmentPhoto = operation('POST /api/admin/garment-photos', {
  operationId: 'upload_garment_photo',
  tag: 'Garments',
  summary: 'Uploads a photo of a garment that prints are shown on',
  description:
    'As a picture of the shop; the light and folds of the cloth are read from it, and the cloth is told from a transparent or plain background. A photo that no garment shows is removed after a day.',
  upload: { maxBytes: MAX_PICTURE_BYTES, accepts },
  success: { status: 201, schema: GarmentPhoto, description: 'The photo.' },
  access: 'settings:write',
  idempotent: true,
})

export const getGarmentPhoto = operation('GET /api/admin/garment-photos/{photoId}', {
  operationId: 'get_garment_photo',
  tag: 'Garments',
  summary: 'A photo that prints are shown on, with what was read from it',
  params: part({ photoId: Id('photo') }),
  success: { status: 200, schema: GarmentPhoto, description: 'The photo.' },
  access: 'settings:read',
})

export const maskGarmentPhoto = operation('POST /api/admin/garment-photos/{photoId}/masks', {
  operationId: 'mask_garment_photo',
  tag: 'Garments',
  summary: 'Says where the cloth of a photo is',
  description:
    'The mask has the proportions of the photo. Where it is transparent or black is no cloth. Answers another photo with the same picture, because a garment may show this one.',
  params: part({ photoId: Id('photo') }),
  upload: { maxBytes: MAX_PICTURE_BYTES, accepts },
  success: { status: 201, schema: GarmentPhoto, description: 'The photo with this mask.' },
  access: 'settings:write',
  idempotent: true,
})
