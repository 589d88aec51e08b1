import type { DesignLayer, DesignRecord } from '@platen/contract'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../../platform/records/ids.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import { errorOf } from '../../../testing/replies.ts'
import { shared, sharedTestApp } from '../../../testing/shared.ts'
import { openStorefront, upload } from '../../../testing/storefront.ts'

const shop = sharedTestApp()
const PER_MM = 300 / 25.4

const place = { offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }
const save = (layers: readonly DesignLayer[]) =>
  shop.post('/api/v1/designs', { prints: [{ zoneId: 'full_front', layers }] })

/** Too many bytes for a drawing that carries it. */
const photo = shared(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 100 } as const
  const create = { width: 3000, height: 3000, channels: 3, background: '#808080', noise } as const
  return {
    id: (await upload(shop, await sharp({ create }).jpeg({ quality: 95 }).toBuffer(), 'photo.jpg')).id,
  }
})

/** Left half red, right half blue, with a transparent border that must not darken what is rotated. */
const flag = shared(async () => {
  const picture = await sharp({
    create: { width: 440, height: 240, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
  })
    .composite([
      {
        input: { create: { width: 200, height: 200, channels: 4, background: '#ff0000' } },
        left: 20,
        top: 20,
      },
      {
        input: { create: { width: 200, height: 200, channels: 4, background: '#0000ff' } },
        left: 220,
        top: 20,
      },
    ])
    .png()
    .toBuffer()
  return { id: (await upload(shop, picture, 'flag.png')).id }
})

const aPhoto = (parts: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{ id: 'photo', kind: 'image', artworkId: photo.id, widthMm: 250, heightMm: 250, ...place },
  ...parts,
})
const aFlag = (parts: Partial<DesignLayer> = {}): DesignLayer => ({
  ...{ id: 'flag', kind: 'image', artworkId: flag.id, widthMm: 110, heightMm: 60, ...place },
  ...parts,
})
/** Leaves room above it. */
const below = { offsetYMm: 70, heightMm: 200 }
const aBar: DesignLayer = {
  ...{ id: 'bar', kind: 'shape', shape: 'square', colours: ['#00ff00'], widthMm: 40, heightMm: 20 },
  ...{ ...place, offsetXMm: 30.3, offsetYMm: -80.7 },
}
const aText: DesignLayer = {
  ...{ id: 'text', kind: 'text', text: 'III', font: 'anton', weight: 400, sizeMm: 30, colour: '#ffff00' },
  ...{ letterSpacing: 0, lineHeight: 1, align: 'center', ...place, offsetXMm: -60, offsetYMm: 80 },
}

async function pixelsOf(layers: readonly DesignLayer[]) {
  const reply = await save(layers)
  if (reply.statusCode !== 201) throw new Error(reply.body)
  const design = reply.json<DesignRecord>()
  const [print] = design.prints
  if (!print?.artwork) throw new Error('There is a print.')
  const { rows } = await shop.services.pool.query<{ sha256: Buffer }>(
    'SELECT sha256 FROM artworks WHERE id = $1',
    [decodeId('artwork', print.artwork.id)],
  )
  const file = await shop.services.storage.get(storageKey('artwork', rows[0]?.sha256.toString('hex') ?? ''))
  const { data, info } = await sharp(file ?? Buffer.alloc(0))
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (xMm: number, yMm: number) => {
    const x = Math.floor((xMm - print.offsetXMm + print.widthMm / 2) * PER_MM)
    const y = Math.floor((yMm - print.offsetYMm + print.heightMm / 2) * PER_MM)
    if (x < 0 || y < 0 || x >= info.width || y >= info.height) return 'nothing'
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray((y * info.width + x) * 4)
    if (alpha === 0) return 'nothing'
    // Resizing rounds a channel by one.
    const flat = [red, green, blue].map((channel) => (channel < 3 ? 0 : channel > 252 ? 255 : channel))
    return `#${Buffer.from(flat).toString('hex')}`
  }
  return { design, print, artwork: print.artwork, at }
}

test('a photo that no drawing can carry is printed with texts and shapes, in the pixels of the film', async () => {
  const { design, print, artwork, at } = await pixelsOf([aPhoto(), aBar, aText])
  expect(artwork).toMatchObject({
    ...{ format: 'png', vector: false, widthPx: 2953, heightPx: 2953, fileName: 'III.png' },
  })
  expect(print).toMatchObject({ widthMm: 250, heightMm: 250, offsetXMm: 0, offsetYMm: 0 })
  // Inside and outside of each edge of the bar.
  for (const [xMm, yMm, towardsX, towardsY] of [
    [10.3, -80.7, 1, 0],
    [50.3, -80.7, -1, 0],
    [30.3, -90.7, 0, 1],
    [30.3, -70.7, 0, -1],
  ] as const) {
    expect(at(xMm + towardsX * 0.1, yMm + towardsY * 0.1)).toBe('#00ff00')
    expect(at(xMm - towardsX * 0.1, yMm - towardsY * 0.1)).not.toBe('#00ff00')
  }
  // The middle one of three letters.
  expect(at(-60, 80)).toBe('#ffff00')
  const store = await openStorefront(shop)
  const { zoneId, widthMm, heightMm, offsetXMm, offsetYMm } = print
  const size = { zoneId, widthMm, heightMm, offsetXMm, offsetYMm, rotationDeg: 0 } as const
  const { items } = await store.ordered({
    items: [{ variantId: store.variantId, quantity: 1, placements: [{ ...size, designId: design.id }] }],
  })
  expect(items[0]?.placements[0]?.artwork.preflight).toMatchObject({ dpi: 300 })
})

test('a drawing with a large picture is found as an upload of it is', async () => {
  const gradient = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="1600"><linearGradient id="g"><stop stop-color="#f00"/><stop offset="1" stop-color="#00f"/></linearGradient><path d="M0 0h2400v1600h-2400z" fill="url(#g)"/></svg>`
  const picture = await sharp(Buffer.from(gradient)).flatten().jpeg({ quality: 90 }).toBuffer()
  const { id: artworkId } = await upload(shop, picture, 'gradient.jpg')
  const layers = [
    aPhoto({ artworkId, widthMm: 180, heightMm: 120, offsetYMm: 20, rotationDeg: 20 }),
    aPhoto({ id: 'again', artworkId, widthMm: 60, heightMm: 40, offsetYMm: -110 }),
    aBar,
    aText,
  ]
  const { artwork } = await pixelsOf(layers)
  expect(artwork).toMatchObject({ format: 'svg', vector: true })
  const { rows } = await shop.services.pool.query<{ sha256: Buffer; inspection: object }>(
    'SELECT sha256 FROM artworks WHERE id = $1',
    [decodeId('artwork', artwork.id)],
  )
  const file = await shop.services.storage.get(storageKey('artwork', rows[0]?.sha256.toString('hex') ?? ''))
  const uploaded = await upload(shop, file ?? Buffer.alloc(0), 'again.svg')
  const { emptyMarginPx, clearMarginPx, inkAreaPercent, semiTransparentPercent, thinnestLinePx } = artwork
  const known = ['format', 'vector', 'widthPx', 'heightPx', 'hasAlpha', 'statedWidthMm'] as const
  for (const field of known) expect([field, artwork[field]]).toEqual([field, uploaded[field]])
  expect(inkAreaPercent).toBeCloseTo(uploaded.inkAreaPercent, 0)
  expect(semiTransparentPercent).toBeCloseTo(uploaded.semiTransparentPercent, 0)
  expect(Math.abs((thinnestLinePx ?? 0) - (uploaded.thinnestLinePx ?? 0))).toBeLessThan(2)
  for (const [one, other] of [
    [emptyMarginPx, uploaded.emptyMarginPx],
    [clearMarginPx, uploaded.clearMarginPx],
  ])
    for (const side of ['top', 'right', 'bottom', 'left'] as const)
      expect(Math.abs((one?.[side] ?? 0) - (other?.[side] ?? 0))).toBeLessThan(2)
})

test('the pixels of a photo count with 8 MB at most against the quota of bytes', async () => {
  const counted: (number | undefined)[] = []
  const { limits } = shop.services
  const consume = limits.consume.bind(limits)
  limits.consume = (quota, client, points) => {
    if (quota === 'artwork-bytes') counted.push(points)
    return consume(quota, client, points)
  }
  const { artwork } = await pixelsOf([aPhoto(), aBar])
  limits.consume = consume
  expect(artwork.byteSize).toBeGreaterThan(8 * 1024 * 1024)
  expect(counted).toEqual([8 * 1024 * 1024])
})

test('layers lie on each other as they are listed, and what nothing covers is transparent', async () => {
  const under = { ...aBar, offsetXMm: 0, offsetYMm: 0, widthMm: 200, heightMm: 200 }
  const over = { ...aBar, id: 'over', colours: ['#ff00ff'], offsetXMm: 0, offsetYMm: 0 }
  const { at } = await pixelsOf([under, aPhoto({ rotationDeg: 45, widthMm: 190, heightMm: 190 }), over])
  expect(at(0, 0)).toBe('#ff00ff')
  expect(at(-98, -98)).toBe('#00ff00')
  expect(at(0, 50)).not.toBe('#00ff00')
  // The corner of the rotated photo is 134 mm from the middle, outside of the square.
  expect(at(0, 133)).not.toBe('nothing')
  expect(at(60, 120)).toBe('nothing')
})

test('pictures are rotated clockwise, cropped, and have clean edges', async () => {
  const { at } = await pixelsOf([aPhoto(below), aFlag({ offsetYMm: -100, rotationDeg: 90 })])
  // Without the photo behind it: red was on the left, and is now above.
  expect([at(0, -145), at(0, -55)]).toEqual(['#ff0000', '#0000ff'])
  expect(at(0, -153)).toBe('nothing')
  const { at: cropped } = await pixelsOf([
    aPhoto(below),
    aFlag({ offsetYMm: -100, crop: { left: 0.5, top: 0.1, right: 0.1, bottom: 0.1 } }),
  ])
  expect([cropped(-54, -100), cropped(50, -100)]).toEqual(['#0000ff', '#0000ff'])
})

test('the edge of a rotated picture keeps its colour', async () => {
  const { at } = await pixelsOf([aPhoto(below), aFlag({ offsetYMm: -100, rotationDeg: 10 })])
  const seen = new Set<string>()
  for (let yMm = -150; yMm < -50; yMm += 0.05) seen.add(at(-20, yMm))
  const edges = [...seen].filter((colour) => colour !== 'nothing' && colour !== '#ff0000')
  expect(edges.filter((colour) => Number.parseInt(colour.slice(1, 3), 16) < 240)).toEqual([])
})

test('refuses more pictures than are worth a print', async () => {
  const photos: string[] = []
  for (let n = 0; n < 9; n++) {
    const create = { width: 3000, height: 3000, channels: 3, background: `#80808${n}` } as const
    photos.push((await upload(shop, await sharp({ create }).png().toBuffer())).id)
  }
  const layers = photos.map((artworkId, n) => aPhoto({ id: `p${n}`, artworkId }))
  const reply = await save(layers)
  expect(reply.statusCode).toBe(422)
  expect(errorOf(reply).fields).toEqual([
    expect.objectContaining({ path: 'prints[0].layers', reason: 'too_many_pixels', limit: '75' }),
  ])
})
