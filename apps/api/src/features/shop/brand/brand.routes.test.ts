import type {
  BrandRequest,
  BrandResponse,
  PictureRecord,
  PublicConfigResponse,
  ShopTexts,
} from '@platen/contract'
import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { storageKey } from '../../../platform/storage/storage.ts'
import { openEstimateClient } from '../../../testing/estimate-client.ts'
import { codeOf, errorOf, fieldsOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aPicture } from '../../../testing/storefront.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { sweepFiles } from '../../people/privacy/index.ts'
import { removeFiles } from '../../../platform/file-removal/remove-files.ts'

const URL = '/api/admin/brand'
const DAY_MS = 24 * 3_600_000

const shop = sharedTestApp()
const manager = shared(() => aMember(shop, 'manager'))

const read = async () => (await shop.get(URL, manager.headers)).json<BrandResponse>()
const draft = async (): Promise<BrandRequest> => {
  const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...brand } = await read()
  return {
    ...brand,
    logoId: logo?.id ?? null,
    faviconId: favicon?.id ?? null,
    heroPictureId: heroPicture?.id ?? null,
  }
}
const put = (payload: object) =>
  shop.app.inject({ method: 'PUT', url: URL, headers: manager.headers, payload })
const change = async (part: Partial<BrandRequest>) => put({ ...(await draft()), ...part })
const sendPicture = (content: Buffer | string, headers = manager.headers) => {
  const form = uploadedForm({ content, fileName: 'logo.png' })
  return shop.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers: { ...headers, ...form.headers },
    payload: form.payload,
  })
}
const upload = async (content: Buffer) => (await sendPicture(content)).json<PictureRecord>()
const publicBrand = async () => (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>().brand

test('a new shop looks as Platen does, and accepts its brand back unchanged', async () => {
  const brand = await read()
  expect(brand).toMatchObject({ revision: 1, accent: '#c42f03', usedAccent: '#c42f03', surface: 'paper' })
  expect((await put(await draft())).json()).toMatchObject({ revision: 2, texts: brand.texts })
})

test('pages get the new brand at once, with the picture in its sizes', async () => {
  const picture = await upload(await aPicture(1000))
  expect(picture).toMatchObject({ fileName: 'logo.png', widthPx: 1000, heightPx: 1000 })
  expect(picture.sizes.map(({ widthPx }) => widthPx)).toEqual([320, 800, 1000])
  const texts = { ...(await draft()).texts, heroTitle: 'Camisetas de Ana', about: '# Hola' }
  const reply = await change({
    accent: '#ffe600',
    surface: 'white',
    headingFont: 'fraunces',
    logoId: picture.id,
    texts,
    translations: { es: { heroTitle: 'Camisetas' } },
  })
  expect(reply.statusCode).toBe(200)
  expect(reply.json<BrandResponse>().usedAccent).not.toBe('#ffe600')
  await expect.poll(publicBrand).toMatchObject({
    accent: '#ffe600',
    surface: 'white',
    headingFont: 'fraunces',
    logo: { sizes: picture.sizes },
    heroTitle: 'Camisetas de Ana',
    translations: { es: { heroTitle: 'Camisetas' } },
  })
  const said = (await shop.get('/api/v1/shop-texts')).json<ShopTexts>()
  expect(said.texts.about).toBe('# Hola')
})

test('gives a picture to everybody, as the image sandbox drew it, for ever', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20"><path d="M0 0h40v20H0z"/></svg>'
  const picture = await upload(Buffer.from(svg))
  const reply = await shop.get(picture.sizes.at(-1)!.url)
  expect(reply.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 1600, height: 800 })
  expect(picture.sizes.at(-1)).toMatchObject({ widthPx: 1600, heightPx: 800 })
  expect((await shop.get(`/api/v1/pictures/${'0'.repeat(64)}.webp`)).statusCode).toBe(404)
})

test('an upload that is repeated with its key is the same picture', async () => {
  const content = await aPicture(200)
  const headers = { ...manager.headers, 'idempotency-key': 'a-logo' }
  const [first, again] = [await sendPicture(content, headers), await sendPicture(content, headers)]
  expect(first.statusCode).toBe(201)
  expect(again.json<PictureRecord>().id).toBe(first.json<PictureRecord>().id)
})

test('refuses what is no picture, and who may not change the shop', async () => {
  expect(codeOf(await sendPicture('not a picture'))).toBe('ARTWORK_REJECTED')
  const hostile = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  expect(codeOf(await sendPicture(hostile))).toBe('ARTWORK_REJECTED')
  const viewer = await aMember(shop, 'viewer')
  expect(codeOf(await sendPicture(await aPicture(100), viewer.headers))).toBe('FORBIDDEN')
})

test('refuses a picture that lies about its size, is cut off, or loads another file', async () => {
  const before = await read()
  const png = await aPicture(300)
  const tooWide = Buffer.from(png)
  tooWide.writeUInt32BE(60_000, 16)
  tooWide.writeUInt32BE(crc32(tooWide.subarray(12, 29)), 29)
  for (const [what, content] of [
    ['its header says 60,000 pixels', tooWide],
    ['cut off', png.subarray(0, png.length / 2)],
    ['cut off within the header', png.subarray(0, 20)],
    [
      'loads another file',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="https://example.org/a.png"/></svg>',
    ],
    [
      'reads a local file',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ],
    [
      'carries itself',
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>@import url(a.css);</style></svg>',
    ],
  ] as const) {
    const reply = await sendPicture(content)
    expect([what, reply.statusCode, codeOf(reply)]).toEqual([what, 422, 'ARTWORK_REJECTED'])
  }
  expect(await read(), 'nothing half done').toEqual(before)
})

test('refuses an accent that is no colour, a font it does not have, an unknown picture and language', async () => {
  for (const [field, value] of [
    ['accent', 'red'],
    ['accent', '#fff'],
    ['headingFont', 'comic-sans'],
    ['logoId', 'pic_01jd3v9k6qf2nt7wz5xr8m0abc'],
  ] as const) {
    const reply = await change({ [field]: value })
    expect([reply.statusCode, fieldsOf(reply)]).toEqual([422, [field]])
  }
  const reply = await change({ translations: { fr: { about: 'Bonjour' } } })
  expect([reply.statusCode, errorOf(reply).fields?.[0]?.path]).toEqual([422, 'translations.fr'])
})

test('keeps questions and answers, and leaves them when a change says nothing of them', async () => {
  const faq = [
    {
      question: 'Can I wash it?',
      answer: '**Yes**, inside out.',
      translations: { es: { question: '¿Se puede lavar?', answer: '**Sí**, del revés.' } },
    },
  ]
  expect((await change({ faq })).json<BrandResponse>().faq).toEqual(faq)
  const { faq: stored, ...former } = await draft()
  expect((await put(former)).json<BrandResponse>().faq).toEqual(stored)
  await expect.poll(async () => (await shop.get('/api/v1/shop-texts')).json<ShopTexts>().faq).toEqual(faq)
})

test('an outdated change is refused, and nothing of it stays', async () => {
  const old = await draft()
  await change({ accent: '#1246d6' })
  expect(codeOf(await put({ ...old, accent: '#000000' }))).toBe('REVISION_CONFLICT')
  expect((await read()).accent).toBe('#1246d6')
})

test('shows the email about an order in a look that is not saved, and loads nothing for it', async () => {
  const logo = await upload(await aPicture(400))
  const query = new URLSearchParams({
    page: 'email',
    language: 'es',
    accent: '#0b5fff',
    surface: 'white',
    headingFont: 'lora',
    textFont: 'lora',
    storeName: 'Camisetas Ana',
    logoId: logo.id,
  })
  const reply = await shop.get(`${URL}/preview?${query.toString()}`, manager.headers)
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(reply.body).toContain('alt="Camisetas Ana"')
  expect(reply.body).toMatch(/Hola,? Ana Torres/)
  expect(reply.body).toContain('#0b5fff')
  expect(reply.body).toMatch(/src="data:image\/png;base64,[\w+/=]{100}/)
  expect(reply.body).toMatch(/src="data:image\/jpeg;base64,[\w+/=]{100}/)
  expect(reply.body).not.toMatch(/cid:|<script|url\(|@import|<link/)
})

test('shows an invoice in a look that is not saved, as outlines that need no font', async () => {
  const logo = await upload(await aPicture(400))
  const ask = async (more: Record<string, string>) => {
    const query = new URLSearchParams({
      ...{ page: 'invoice', accent: '#ffe600', surface: 'ink' },
      ...{ headingFont: 'playfair-display', textFont: 'lora', storeName: 'Camisetas <Ana>' },
      ...more,
    })
    return shop.get(`${URL}/preview?${query.toString()}`, manager.headers)
  }
  const reply = await ask({ language: 'es', logoId: logo.id })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(reply.body).toContain('<html lang="es">')
  expect(reply.body).toMatch(/aria-label="Factura INV-\d{4}-000017"/)
  expect(reply.body).toMatch(/href="data:image\/png;base64,[\w+/=]{100}/)
  // Yellow cannot be read on paper; the nearest shade can.
  expect(reply.body).not.toContain('#ffe600')
  expect(reply.body).not.toMatch(/<script|<text|url\(|@import|<link|<Ana>/)
  const [other, plain] = [await ask({ headingFont: 'unbounded' }), await ask({})]
  expect(other.body).not.toBe(plain.body)
})

test('removes a picture that nothing uses after a day, and keeps the others', async () => {
  const letterhead = await upload(await aPicture(300))
  await change({ logoId: letterhead.id })
  await (await openEstimateClient(shop)).sent()
  await change({ logoId: null })
  const used = await upload(await aPicture(400))
  const unused = await upload(await aPicture(500))
  await change({ heroPictureId: used.id })
  shop.clock.advance(DAY_MS + 1)
  await sweepFiles(shop.services)
  shop.clock.advance(DAY_MS)
  await removeFiles(shop.services)
  const stored = async ({ sizes }: PictureRecord) =>
    shop.services.storage.get(storageKey('picture', sizes[0]!.url.slice(-69, -5)))
  expect(await stored(used)).toBeDefined()
  expect(await stored(letterhead)).toBeDefined()
  expect(await stored(unused)).toBeUndefined()
  expect((await publicBrand()).heroPicture).toMatchObject({ sizes: used.sizes })
})
