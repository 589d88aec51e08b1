import type {
  CatalogResponse,
  GarmentCreateRequest,
  GarmentRecord,
  GarmentReplaceRequest,
  PictureRecord,
} from '@platen/contract'
import { expect, test } from 'vitest'
import { storageKey } from '../../../platform/storage/storage.ts'
import { removeFiles } from '../../../platform/file-removal/remove-files.ts'
import { fieldsOf, refusalOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { sweepFiles } from '../../people/privacy/index.ts'

const URL = '/api/admin/garments'
const DAY_MS = 24 * 3_600_000

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

let made = 0
const aGarment = (changes: Partial<GarmentCreateRequest> = {}): GarmentCreateRequest => ({
  slug: `detailed-${++made}`,
  kind: 'tee',
  name: 'Boxy tee',
  description: 'Heavy cotton, 240 g/m².',
  fabric: 'cotton',
  basePriceMinor: 1500,
  active: true,
  sort: 9,
  variants: [{ colour: 'Black', colourHex: '#17171a', size: 'M', surchargeMinor: 0, active: true }],
  ...changes,
})
const CARE: NonNullable<GarmentRecord['care']> = {
  washing: 'at_30',
  bleaching: 'never',
  drying: 'line',
  ironing: 'at_110',
  dryCleaning: null,
  note: 'Wash inside out.',
}
const GUIDE: NonNullable<GarmentRecord['sizeGuide']> = {
  sizes: ['M', 'L'],
  measures: [
    { measure: 'chest_width', name: null, valuesMm: [508, 559], translations: {} },
    { measure: null, name: 'Hem', valuesMm: [510.5, null], translations: { es: { name: 'Bajo' } } },
  ],
  note: null,
}
const create = (body: object) => shop.post(URL, body, manager.headers)
const created = async (changes: Partial<GarmentCreateRequest>) =>
  (await create(aGarment(changes))).json<GarmentRecord>()
const put = (id: string, payload: object) =>
  shop.app.inject({ method: 'PUT', url: `${URL}/${id}`, headers: manager.headers, payload })
const draftOf = ({ id, createdAt, updatedAt, updatedBy, variants, ...garment }: GarmentRecord) => ({
  ...garment,
  variants: variants.map(({ stock, ...variant }) => variant),
})
const inCatalog = async ({ id }: GarmentRecord) =>
  (await shop.get('/api/v1/catalog')).json<CatalogResponse>().garments.find((garment) => garment.id === id)
const uploaded = async (side: number) => {
  const form = uploadedForm({ content: await aPicture(side), fileName: 'tee.png' })
  const headers = { ...manager.headers, ...form.headers }
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers,
    payload: form.payload,
  })
  return reply.json<PictureRecord>()
}

test('a garment of which nothing more is said has no details', async () => {
  const garment = await created({})
  const none = { categoryId: null, care: null, sizeGuide: null, translations: {}, pictures: [] }
  expect(garment).toMatchObject({ ...none, colourTranslations: [] })
  await expect.poll(() => inCatalog(garment)).toMatchObject({ ...none, colours: [{ translations: {} }] })
})

test('keeps care, size guide, pictures and translations, and shows them in the catalogue', async () => {
  const [front, back] = [await uploaded(900), await uploaded(300)]
  const details = {
    care: CARE,
    sizeGuide: GUIDE,
    translations: { es: { name: 'Camiseta', careNote: 'Lavar del revés.' } },
    pictures: [
      { pictureId: back.id, alt: 'The back', translations: { es: { alt: 'La espalda' } } },
      { pictureId: front.id, alt: 'The front', translations: {} },
    ],
    colourTranslations: [
      { colour: 'Black', translations: { es: { name: 'Negro' } } },
      { colour: 'Gone', translations: {} },
    ],
  }
  const garment = await created(details)
  expect(garment).toMatchObject(details)
  await expect
    .poll(() => inCatalog(garment))
    .toMatchObject({
      care: CARE,
      sizeGuide: GUIDE,
      translations: { es: { name: 'Camiseta', careNote: 'Lavar del revés.' } },
      pictures: [
        { sizes: back.sizes, alt: 'The back', translations: { es: { alt: 'La espalda' } } },
        { sizes: front.sizes, alt: 'The front' },
      ],
      colours: [{ name: 'Black', translations: { es: { name: 'Negro' } } }],
    })
  const reply = await shop.get(`/api/admin/pictures/${back.id}`, manager.headers)
  expect(reply.json<PictureRecord>()).toEqual(back)
})

test('what a change leaves out stays, and what is sent as null or empty is removed', async () => {
  const { id: pictureId } = await uploaded(250)
  const before = await created({
    care: CARE,
    sizeGuide: GUIDE,
    translations: { es: { name: 'Camiseta' } },
    pictures: [{ pictureId, alt: 'The front', translations: {} }],
    colourTranslations: [{ colour: 'Black', translations: { es: { name: 'Negro' } } }],
  })
  const { care, sizeGuide, translations, pictures, colourTranslations, categoryId, ...former } =
    draftOf(before)
  const kept = (await put(before.id, { ...former, name: 'Boxy tee II' })).json<GarmentRecord>()
  expect(kept).toMatchObject({
    name: 'Boxy tee II',
    care,
    sizeGuide,
    translations,
    pictures,
    colourTranslations,
  })
  const nothing: Partial<GarmentReplaceRequest> = {
    ...{ care: null, sizeGuide: null, translations: {}, pictures: [], colourTranslations: [] },
  }
  const emptied = await put(before.id, { ...draftOf(kept), ...nothing })
  expect(emptied.json()).toMatchObject({ ...nothing, revision: 3 })
})

const picture = (pictureId: string) => ({ pictureId, alt: 'The tee', translations: {} })
const UNKNOWN = 'pic_01jd3v9k6qf2nt7wz5xr8m0abc'

test.each<[string, object, string]>([
  ['an unknown picture', { pictures: [picture(UNKNOWN)] }, 'pictures[0].pictureId'],
  ['a picture twice', { pictures: [picture(UNKNOWN), picture(UNKNOWN)] }, 'pictures[1].pictureId'],
  ['a picture without a description', { pictures: [{ ...picture(UNKNOWN), alt: ' ' }] }, 'pictures[0].alt'],
  [
    'an unknown measure',
    { sizeGuide: { ...GUIDE, measures: [{ ...GUIDE.measures[0], measure: 'ears' }] } },
    'sizeGuide.measures[0].measure',
  ],
  [
    'a measure without a name',
    { sizeGuide: { ...GUIDE, measures: [{ ...GUIDE.measures[1], name: null }] } },
    'sizeGuide.measures[0].name',
  ],
  [
    'a value too few',
    { sizeGuide: { ...GUIDE, measures: [{ ...GUIDE.measures[0], valuesMm: [500] }] } },
    'sizeGuide.measures[0].valuesMm',
  ],
  ['a size twice', { sizeGuide: { ...GUIDE, sizes: ['M', 'M'] } }, 'sizeGuide.sizes'],
  ['a care symbol that does not exist', { care: { ...CARE, washing: 'at_95' } }, 'care.washing'],
  [
    'a colour translated twice',
    { colourTranslations: [1, 2].map(() => ({ colour: 'Black', translations: {} })) },
    'colourTranslations[1].colour',
  ],
  [
    'a language that the shop does not offer',
    { colourTranslations: [{ colour: 'Black', translations: { fr: { name: 'Noir' } } }] },
    'colourTranslations[0].translations.fr',
  ],
  ['a language that nobody can read here', { translations: { de: { name: 'Hemd' } } }, 'translations.de'],
])('refuses %s, new or changed', async (_, change, path) => {
  const before = await created({})
  for (const reply of [
    await create({ ...aGarment(), ...change }),
    await put(before.id, { ...draftOf(before), ...change }),
  ]) {
    expect(refusalOf(reply)).toEqual([422, 'VALIDATION_FAILED'])
    expect(fieldsOf(reply)).toContain(path)
  }
})

test('a picture of a garment is not swept away, and one that it no longer shows is', async () => {
  const [kept, dropped] = [await uploaded(350), await uploaded(360)]
  const shown = ({ id }: PictureRecord) => ({ pictureId: id, alt: 'The tee', translations: {} })
  const garment = await created({ pictures: [shown(kept), shown(dropped)] })
  await put(garment.id, { ...draftOf(garment), pictures: [shown(kept)] })
  shop.clock.advance(DAY_MS + 1)
  await sweepFiles(shop.services)
  shop.clock.advance(DAY_MS)
  await removeFiles(shop.services)
  const stored = async ({ sizes }: PictureRecord) =>
    shop.services.storage.get(storageKey('picture', sizes[0]!.url.slice(-69, -5)))
  expect(await stored(kept)).toBeDefined()
  expect(await stored(dropped)).toBeUndefined()
})
