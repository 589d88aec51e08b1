import type { BrandRequest, BrandResponse, CatalogResponse, PictureRecord } from '@platen/contract'
import { FONT_IDS } from '@platen/brand'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { codeOf } from '../../../testing/replies.ts'
import { startTestApp } from '../../../testing/test-app.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { aMember } from '../../../testing/team.ts'
import { uploadedForm } from '../../../testing/uploaded-form.ts'
import { drawLine, fitLines } from './lettering.ts'
import { SHARE_SIZE } from './draw-share-picture.ts'
import { shareVersion } from './share-version.ts'

const shop = sharedTestApp({ config: { rateLimitFactor: 10 } })
const manager = shared(() => aMember(shop, 'manager'))

const picture = (page: string, { version = 'old', language = 'en' } = {}) =>
  shop.get(`/share/${version}/${language}/${page}.jpg`)

async function rebrand(part: Partial<BrandRequest>): Promise<void> {
  const brand = (await shop.get('/api/admin/brand', manager.headers)).json<BrandResponse>()
  const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...rest } = brand
  const ids = {
    logoId: logo?.id ?? null,
    faviconId: favicon?.id ?? null,
    heroPictureId: heroPicture?.id ?? null,
  }
  const payload = { ...rest, ...ids, ...part }
  const reply = await shop.app.inject({
    method: 'PUT',
    url: '/api/admin/brand',
    headers: manager.headers,
    payload,
  })
  expect(reply.statusCode).toBe(200)
}

async function uploaded(content: Buffer): Promise<PictureRecord> {
  const form = uploadedForm({ content, fileName: 'logo.png' })
  const headers = { ...manager.headers, ...form.headers }
  const reply = await shop.app.inject({
    method: 'POST',
    url: '/api/admin/pictures',
    headers,
    payload: form.payload,
  })
  return reply.json<PictureRecord>()
}

const plain = (background: string, width = 400, height = 100) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

/** As a picture shows it there, give or take what JPEG does. */
async function colourAt(jpeg: Buffer, left: number, top: number): Promise<string> {
  const { dominant } = await sharp(
    await sharp(jpeg).extract({ left, top, width: 4, height: 4 }).toBuffer(),
  ).stats()
  return `#${[dominant.r, dominant.g, dominant.b].map((part) => (part >> 4).toString(16)).join('')}`
}

/** As `colourAt` says it. */
const short = (hex: string) => `#${hex[1]}${hex[3]}${hex[5]}`

test('every public page has a picture of the size that networks want', async () => {
  const { garments, categories } = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  const pages = [
    ...['shop', 'garments'],
    ...categories.map(({ id }) => `category-${id}`),
    ...garments.map(({ slug }) => `garment-${slug}`),
  ]
  const seen = new Set<string>()
  for (const page of pages) {
    const reply = await picture(page)
    expect({ page, status: reply.statusCode, type: reply.headers['content-type'] }).toEqual({
      ...{ page, status: 200, type: 'image/jpeg' },
    })
    expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ format: 'jpeg', ...SHARE_SIZE })
    // WhatsApp shows no larger ones.
    expect(reply.rawPayload.length).toBeLessThan(300 * 1024)
    seen.add(reply.rawPayload.toString('base64'))
  }
  expect(seen.size).toBe(pages.length)
}, 60_000)

test('shows the ground, the accent and the logo of the shop once they have changed', async () => {
  const before = (await picture('shop')).rawPayload
  const logo = await uploaded(await plain('#00ff00'))
  await rebrand({
    accent: '#1246d6',
    surface: 'white',
    logoId: logo.id,
    headingFont: 'outfit',
    textFont: 'figtree',
  })
  await expect.poll(async () => colourAt((await picture('shop')).rawPayload, 1190, 4)).toBe(short('#1246d6'))
  const after = (await picture('shop')).rawPayload
  expect(await colourAt(after, 10, 10)).toBe('#fff')
  expect(await colourAt(after, 100, 80)).toBe('#0f0')
  expect(await colourAt(before, 100, 80)).not.toBe('#0f0')
})

test('fills its half with the picture that the owner chose for the start page', async () => {
  const hero = await uploaded(await plain('#ff00ff', 900, 900))
  await rebrand({ heroPictureId: hero.id })
  await expect.poll(async () => colourAt((await picture('shop')).rawPayload, 1190, 4)).toBe('#f0f')
  await rebrand({ heroPictureId: null })
})

test('says what the page is about in its language', async () => {
  await rebrand({ translations: { es: { heroTitle: 'Otra cosa' } } })
  const inSpanish = async () => (await picture('shop', { language: 'es' })).rawPayload
  const english = (await picture('shop')).rawPayload
  await expect.poll(async () => (await inSpanish()).equals(english)).toBe(false)
})

test('is kept for ever under its version, and for minutes under one that has passed', async () => {
  const outdated = await picture('shop', { version: 'outdated' })
  expect(outdated.headers['cache-control']).toBe('public, max-age=300')
  const version = shareVersion(await shop.services.shop.get())
  expect(version).toMatch(/^[\w-]{12}$/)
  const current = await picture('shop', { version })
  expect(current.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  await rebrand({ accent: '#225588' })
  await expect.poll(async () => shareVersion(await shop.services.shop.get())).not.toBe(version)
})

test.each([
  ['of a page that the shop does not have', '/share/x/en/nothing.jpg'],
  ['of a garment that it does not sell', '/share/x/en/garment-nothing.jpg'],
  ['of a category without garments', '/share/x/en/category-nothing.jpg'],
  ['in a language that it does not offer', '/share/x/fr/shop.jpg'],
  ['of another kind', '/share/x/en/shop.png'],
])('there is no picture %s', async (_, path) => {
  const reply = await shop.get(path)
  expect([reply.statusCode, codeOf(reply)]).toEqual([404, 'RESOURCE_NOT_FOUND'])
})

test('one that many request at once is drawn once, and then kept', async () => {
  await rebrand({ accent: '#7a1fa2' })
  await expect
    .poll(async () => colourAt((await picture('garments')).rawPayload, 1190, 4))
    .toBe(short('#7a1fa2'))
  const reads = vi.spyOn(shop.services.storage, 'get')
  const inSpanish = () => picture('shop', { language: 'es' })
  const drawn = await Promise.all(Array.from({ length: 20 }, inSpanish))
  expect((await inSpanish()).rawPayload).toEqual(drawn[0]?.rawPayload)
  expect(drawn.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 20 }, () => 200))
  // The logo is read for each drawing.
  expect(reads).toHaveBeenCalledTimes(1)
  reads.mockRestore()
})

test('refuses a client who has too many drawn, and still answers with those that are there', async () => {
  const strict = await startTestApp({ config: { rateLimitFactor: 0.1 } })
  try {
    const get = (page: string) => strict.get(`/share/x/en/${page}.jpg`)
    const pages = ['shop', 'garments', 'garment-classic-tee', 'garment-canvas-tote']
    const statuses = []
    for (const page of pages) statuses.push((await get(page)).statusCode)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await get('shop')).statusCode).toBe(200)
  } finally {
    await strict.close()
  }
})

test.each(FONT_IDS)('letters of %s are drawn, bold ones wider or darker than others', (font) => {
  const [bold, regular] = ([700, 400] as const).map((weight) =>
    drawLine('Hamburgefonstiv Ñandú Łódź', { x: 0, y: 0, size: 100 }, { font, weight, colour: '#000' }),
  )
  expect(bold?.length).toBeGreaterThan(2000)
  expect(bold).not.toBe(regular)
})

const LETTERING = { font: 'outfit', weight: 700, colour: '#000' } as const
const ROOM = { width: 300, lines: 2, sizes: [60, 40, 20] } as const

test('long words and long texts are made smaller and then cut', () => {
  expect(fitLines('Caps', LETTERING, ROOM)).toEqual({ size: 60, lines: ['Caps'] })
  expect(fitLines('Heavyweight hoodies', LETTERING, ROOM).size).toBe(40)
  const cut = fitLines('One of very many words '.repeat(20), LETTERING, ROOM)
  expect([cut.size, cut.lines.length]).toEqual([20, 2])
  expect(cut.lines[1]).toMatch(/…$/)
  expect(fitLines('W'.repeat(200), LETTERING, ROOM).lines[0]).toMatch(/^W+…$/)
})

test('letters that the font does not have are left out', () => {
  expect(fitLines('Tees 🎉 now', LETTERING, ROOM).lines.join(' ')).toBe('Tees now')
  expect(fitLines('衬衫', LETTERING, ROOM).lines).toEqual([])
})
