import type {
  AdminPrintZoneSettingsResponse,
  CatalogResponse,
  GarmentAppearance,
  GarmentCreateRequest,
  GarmentPhoto,
  GarmentRecord,
} from '@platen/contract'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sweepFiles } from '../../people/privacy/index.ts'
import { codeOf, fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))
let made = 0

type Photo = NonNullable<GarmentCreateRequest['photos']>[number]

const send = async (path: string, content: Buffer, headers = manager.headers) => {
  const form = uploadedForm({ content, fileName: 'front.png' })
  return shop.app.inject({
    method: 'POST',
    url: `/api/admin/garment-photos${path}`,
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}
/** Dark cloth in the middle half of a white ground. */
const aPhoto = (width = 800, height = 1000) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite([
      {
        input: {
          create: { width: width / 2, height: height / 2, channels: 3, background: '#404040' },
        },
      },
    ])
    .png()
    .toBuffer()
const SOFT_SHIRT =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><defs><linearGradient id="g"><stop offset="0" stop-color="#555"/><stop offset="1" stop-color="#999"/></linearGradient></defs><circle cx="500" cy="500" r="420" fill="url(#g)"/></svg>'
const stored = async () =>
  (
    await shop.services.pool.query<object>(
      'SELECT (SELECT count(*) FROM photos) AS photos, (SELECT count(*) FROM pictures) AS pictures',
    )
  ).rows
const uploaded = async () => (await send('', await aPhoto())).json<GarmentPhoto>()

/** 2 mm for a pixel: the whole photo is 1600 × 2000 mm. */
const placed = (photo: GarmentPhoto, changes: Partial<Photo> = {}): Photo => ({
  photoId: photo.id,
  view: 'front',
  colour: 'White',
  neutral: true,
  points: [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
  ],
  distanceMm: 800,
  origin: { x: 0.5, y: 0.25 },
  ...changes,
})
const aGarment = (photos: Photo[]): GarmentCreateRequest => ({
  slug: `photographed-${(made += 1)}`,
  kind: 'tee',
  name: 'Photographed tee',
  description: 'Cotton.',
  fabric: 'cotton',
  basePriceMinor: 1000,
  active: true,
  sort: 0,
  photos,
  variants: ['White', 'Navy'].map((colour) => ({
    colour,
    colourHex: colour === 'White' ? '#ffffff' : '#1f2a44',
    size: 'M',
    surchargeMinor: 0,
    active: true,
  })),
})
const create = (garment: object) => shop.post('/api/admin/garments', garment, manager.headers)
const put = (url: string, payload: object) =>
  shop.app.inject({ method: 'PUT', url, headers: manager.headers, payload })
const zones = async () =>
  (await shop.get('/api/admin/print-zones', manager.headers)).json<AdminPrintZoneSettingsResponse>()
const draftOf = ({ id: _id, createdAt, updatedAt, updatedBy, variants, ...garment }: GarmentRecord) => ({
  ...garment,
  variants: variants.map(({ stock, ...variant }) => variant),
})

test('finds the cloth of a photo and keeps its light and its place', async () => {
  const photo = await uploaded()
  expect(photo).toMatchObject({ cutOut: 'background', picture: { widthPx: 800, heightPx: 1000 } })
  expect((await shop.get(`/api/admin/garment-photos/${photo.id}`, manager.headers)).json()).toEqual(photo)
  for (const { url } of [...photo.shade.sizes, ...(photo.mask?.sizes ?? [])])
    expect((await shop.get(url)).headers['content-type']).toBe(`image/${url.split('.')[1]}`)
})

test('keeps a photo without its background as AVIF, with its alpha', async () => {
  const cutOut = await sharp({ create: { width: 1000, height: 1000, channels: 4, background: '#40404000' } })
    .composite([{ input: Buffer.from(SOFT_SHIRT) }])
    .png()
    .toBuffer()
  const { picture, mask } = (await send('', cutOut)).json<GarmentPhoto>()
  expect(picture.sizes.map(({ url }) => url.slice(-5))).toEqual(['.avif', '.avif', '.avif'])
  expect(mask?.sizes.at(-1)?.url).toMatch(/\.avif$/)
  const file = (await shop.get(picture.sizes[1]!.url)).rawPayload
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
  const alphaAt = (x: number, y: number) => data[(y * info.width + x) * 4 + 3]!
  expect([info.width, info.channels]).toEqual([800, 4])
  expect(alphaAt(5, 5)).toBeLessThan(3)
  expect(alphaAt(400, 400)).toBeGreaterThan(252)
})

test('takes a mask of the same proportions, and refuses another', async () => {
  const photo = await uploaded()
  const masked = await send(`/${photo.id}/masks`, await aPhoto(400, 500))
  expect(masked.json<GarmentPhoto>()).toMatchObject({ cutOut: 'mask', picture: { id: photo.picture.id } })
  expect(masked.json<GarmentPhoto>().id).not.toBe(photo.id)
  const refused = await send(`/${photo.id}/masks`, await aPhoto(500, 500))
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['file']])
})

/** Says that it has this size, whatever it has. */
const lying = (png: Buffer, width: number, height: number) => {
  const file = Buffer.from(png)
  file.writeUInt32BE(width, 16)
  file.writeUInt32BE(height, 20)
  file.writeUInt32BE(crc32(file.subarray(12, 29)), 29)
  return file
}
const drawing = (body: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${body}</svg>`)

test.each<[string, () => Buffer | Promise<Buffer>]>([
  ['says that it is larger than it is', async () => lying(await aPhoto(800, 100), 800, 1000)],
  ['says that it has billions of pixels', async () => lying(await aPhoto(), 60_000, 60_000)],
  ['was cut off', async () => (await aPhoto()).subarray(0, 400)],
  ['is a page', () => Buffer.from('<!doctype html><title>No photo</title>')],
  ['is a drawing with a script', () => drawing('<rect width="200" height="100"/><script>alert(1)</script>')],
  [
    'is a drawing that loads another',
    () => drawing('<image href="https://example.com/a.png" width="9" height="9"/>'),
  ],
])('refuses a photo and a mask that %s, and keeps nothing of them', async (_, make) => {
  const photo = await uploaded()
  const content = await make()
  const before = await stored()
  for (const path of ['', `/${photo.id}/masks`])
    expect(codeOf(await send(path, content)), path).toBe('ARTWORK_REJECTED')
  expect(await stored()).toEqual(before)
})

test('shows a garment by its photos, in the millimetres that its zones are measured in', async () => {
  const photo = await uploaded()
  const garment = (await create(aGarment([placed(photo)]))).json<GarmentRecord>()
  expect(garment.photos).toEqual([placed(photo)])
  await expect
    .poll(async () => {
      const { garments } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
      return garments.find(({ id }) => id === garment.id)?.views[0]?.photos
    })
    .toMatchObject([
      {
        colourHex: '#ffffff',
        neutral: true,
        picture: { sizes: photo.picture.sizes },
        box: { xMm: -800, yMm: -500, widthMm: 1600, heightMm: 2000 },
      },
    ])
  const shown = (await shop.get('/api/admin/garment-appearances', manager.headers)).json<
    GarmentAppearance[]
  >()
  expect(shown.find(({ garmentId }) => garmentId === garment.id)?.views[0]?.photos).toHaveLength(1)
})

test('keeps the photos that a change leaves out, and those that are sent back as they were read', async () => {
  const photo = await uploaded()
  const garment = (await create(aGarment([placed(photo)]))).json<GarmentRecord>()
  const url = `/api/admin/garments/${garment.id}`
  const same = (await put(url, draftOf(garment))).json<GarmentRecord>()
  expect(same.photos).toEqual(garment.photos)
  const { photos: _photos, ...without } = draftOf(same)
  const kept = (await put(url, without)).json<GarmentRecord>()
  expect(kept.photos).toEqual(garment.photos)
  expect((await put(url, { ...draftOf(kept), photos: [] })).json<GarmentRecord>().photos).toEqual([])
})

test.each<[string, Partial<Photo>, string]>([
  [
    'two points on one spot',
    {
      points: [
        { x: 0.5, y: 0.5 },
        { x: 0.5, y: 0.5 },
      ],
    },
    'photos[0].points',
  ],
  ['a photo of a millimetre', { distanceMm: 1 }, 'photos[0].distanceMm'],
  ['a photo of a house', { distanceMm: 2_900 }, 'photos[0].distanceMm'],
  ['a side that the kind does not have', { view: 'left' }, 'photos[0].view'],
  ['a colour that is not sold', { colour: 'Teal' }, 'photos[0].colour'],
  ['a photo of nothing', { colour: null, neutral: false }, 'photos[0].colour'],
  ['zones that lie outside', { origin: { x: 1, y: 1 }, distanceMm: 50 }, 'photos[0].origin'],
  [
    'a point outside of the photo',
    {
      points: [
        { x: -0.1, y: 0 },
        { x: 1, y: 1 },
      ],
    },
    'photos[0].points[0].x',
  ],
])('refuses %s', async (_, changes, path) => {
  const photo = await uploaded()
  const refused = await create(aGarment([placed(photo, changes)]))
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, [path]])
})

test('refuses an unknown photo, a colour twice and two neutral ones on a side', async () => {
  const photo = await uploaded()
  const unknown = placed({ ...photo, id: 'pho_01jd3v9k6qf2nt7wz5xr8m0abc' })
  expect(fieldsOf(await create(aGarment([unknown])))).toEqual(['photos[0].photoId'])
  const twice = [placed(photo), placed(photo, { neutral: false })]
  expect(fieldsOf(await create(aGarment(twice)))).toEqual(['photos[1].colour'])
  const neutral = [placed(photo), placed(photo, { colour: 'Navy' })]
  expect(fieldsOf(await create(aGarment(neutral)))).toEqual(['photos[1].neutral'])
})

test('refuses a zone outside the photo of a garment, and a kind that garments are of', async () => {
  const photo = await uploaded()
  await create({ ...aGarment([placed(photo)]), name: 'Own tee' })
  const { updatedAt, updatedBy, ...settings } = await zones()
  const moved = settings.zones.map((zone) =>
    zone.id === 'full_front' ? { ...zone, anchor: { xMm: 980, yMm: 76 } } : zone,
  )
  const at = moved.findIndex(({ id }) => id === 'full_front')
  const outside = await put('/api/admin/print-zones', { ...settings, zones: moved })
  expect([outside.statusCode, fieldsOf(outside)]).toEqual([422, [`zones[${at}].anchor`]])
  const kinds = settings.kinds.filter(({ id }) => id !== 'tee')
  expect(codeOf(await put('/api/admin/print-zones', { ...settings, kinds }))).toBe('IN_USE')
  const { zones: unchanged, kinds: known } = await zones()
  expect([unchanged, known]).toEqual([settings.zones, settings.kinds])
})

test('a photo has to show the zones of its side that its kind offers, and no others', async () => {
  const photo = await uploaded()
  // 400 mm across, so that both sleeves are outside.
  const narrow = (view: 'front' | 'back') => aGarment([placed(photo, { view, distanceMm: 200 })])
  expect(fieldsOf(await create(narrow('front')))).toEqual(['photos[0].origin'])
  expect((await create(narrow('back'))).statusCode).toBe(201)

  const change = async (changed: Partial<AdminPrintZoneSettingsResponse['zones'][number]>) => {
    const { updatedAt, updatedBy, ...settings } = await zones()
    return put('/api/admin/print-zones', {
      ...settings,
      zones: settings.zones.map((zone) => (zone.id.endsWith('_sleeve') ? { ...zone, ...changed } : zone)),
    })
  }
  const sleeves = (await zones()).zones.find(({ id }) => id === 'left_sleeve')!
  const others = { garmentKinds: sleeves.garmentKinds.filter((kind) => kind !== 'tee') }
  for (const changed of [{ active: false }, { active: true, ...others }]) {
    expect((await change(changed)).statusCode).toBe(200)
    const garment = (await create(narrow('front'))).json<GarmentRecord>()
    expect((await change(changed)).statusCode).toBe(200)
    const url = `/api/admin/garments/${garment.id}`
    expect((await put(url, { ...draftOf(garment), photos: [] })).statusCode).toBe(200)
  }
  const { active, garmentKinds } = sleeves
  expect((await change({ active, garmentKinds })).statusCode).toBe(200)
})

test('a kind has each side once, and one that only a garment names is added', async () => {
  const { updatedAt, updatedBy, ...settings } = await zones()
  const [first] = settings.kinds
  const doubled = [{ ...first, views: [first!.views[0], first!.views[0]] }, ...settings.kinds.slice(1)]
  const refused = await put('/api/admin/print-zones', { ...settings, kinds: doubled })
  expect([refused.statusCode, fieldsOf(refused)]).toEqual([422, ['kinds[0].views[1].view']])
  await create({ ...aGarment([]), kind: 'rain_poncho' })
  expect((await zones()).kinds.at(-1)).toMatchObject({
    id: 'rain_poncho',
    name: 'Rain poncho',
    views: [
      { view: 'front', drawing: 'tee' },
      { view: 'back', drawing: 'tee' },
    ],
  })
})

test('only those who change settings upload photos, and everybody on the team sees them', async () => {
  const support = await aMember(shop, 'support')
  const photo = await uploaded()
  expect((await send('', await aPhoto(), support.headers)).statusCode).toBe(403)
  expect((await send(`/${photo.id}/masks`, await aPhoto(), support.headers)).statusCode).toBe(403)
  expect((await shop.get(`/api/admin/garment-photos/${photo.id}`, support.headers)).statusCode).toBe(200)
})

test('a photo that no garment shows is removed after a day, with its pictures', async () => {
  const [shown, unused] = [await uploaded(), await uploaded()]
  await create(aGarment([placed(shown)]))
  shop.clock.advance(2 * 24 * 3_600_000)
  await sweepFiles(shop.services)
  const { rows } = await shop.services.pool.query<{ photos: number; pictures: number }>(
    `SELECT (SELECT count(*)::int FROM photos) AS photos, (
       SELECT count(*)::int FROM pictures AS p WHERE NOT EXISTS (
         SELECT FROM photos WHERE p.id IN (picture_id, shade_id, mask_id))) AS pictures`,
  )
  const later = await aMember(shop, 'manager')
  const statusOf = async ({ id }: GarmentPhoto) =>
    (await shop.get(`/api/admin/garment-photos/${id}`, later.headers)).statusCode
  expect([await statusOf(shown), await statusOf(unused), rows[0]?.pictures]).toEqual([200, 404, 0])
})
