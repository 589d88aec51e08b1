import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FONTS } from '@platen/layers'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { decodeId } from '../../apps/api/src/platform/records/ids.ts'
import { storageKey } from '../../apps/api/src/platform/storage/storage.ts'
import { testShop } from '../testing/test-shop.ts'
import { aPage, DESKTOP, live } from './designer-page.ts'

const shop = testShop()

/** A tenth of a millimetre is one pixel. */
const PIXELS_PER_MM = 10
const LAYERS_EACH = 29
const TEXTS = ['Equipo Volcán', 'Zażółć', 'Привет', 'Καλημέρα', 'مرحبا 12', 'नमस्ते', 'Nº 7', 'ÑANDÚ']

/** Numbers that look random and are the same in each run. */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

test('over 200 texts in five scripts are printed as they are shown, to a tenth of a millimetre', async () => {
  const { zones } = (await (await fetch(`${shop.url}/api/v1/catalog`)).json()) as {
    zones: { id: string; maxWidthMm: number; maxHeightMm: number; garmentKinds: string[] }[]
  }
  const next = random(20_261_127)
  const pick = <Value>(values: readonly Value[]) => values[Math.floor(next() * values.length)] as Value
  const printed = zones.filter(({ garmentKinds }) => garmentKinds.includes('tee'))
  const layers = Object.fromEntries(
    printed.map(({ id, maxWidthMm, maxHeightMm }) => [
      id,
      Array.from({ length: LAYERS_EACH }, (_, index) => {
        const { id: font, weights } = pick(FONTS)
        return {
          ...{ id: `l${index}`, kind: 'text', text: pick(TEXTS), font, weight: pick(weights) },
          sizeMm: 2 + Math.round(next() * Math.min(maxWidthMm, maxHeightMm) * 0.4) / 10,
          colour: '#1a1a1a',
          ...(next() > 0.5 && { arcDeg: Math.round(next() * 300 - 150) || 10 }),
          ...(next() > 0.6 && { outline: { colour: '#1a1a1a', widthMm: 0.5 } }),
          ...{ letterSpacing: pick([0, 0.1]), lineHeight: 1.1, align: 'center' },
          offsetXMm: Math.round((next() - 0.5) * maxWidthMm * 4) / 10,
          offsetYMm: Math.round((next() - 0.5) * maxHeightMm * 3) / 10,
          rotationDeg: Math.round(next() * 360 - 180),
        }
      }),
    ]),
  )
  expect(printed.length * LAYERS_EACH).toBeGreaterThan(200)

  const page = await aPage(shop, DESKTOP)
  const draft = {
    garmentSlug: 'classic-tee',
    colour: 'White',
    quantities: {},
    placements: [],
    layers,
    activeZoneId: 'full_front',
    note: '',
  }
  await page.goto(`${shop.url}/faq`)
  await page.evaluate(
    `localStorage.setItem('platen.draft.classic-tee', ${JSON.stringify(JSON.stringify(draft))})`,
  )
  await page.goto(`${shop.url}/design/classic-tee`)
  await live(page)
  await expect
    .poll(() => placementsOf(page).then(({ length }) => length), { timeout: 90_000 })
    .toBe(printed.length)

  for (const print of await placementsOf(page)) {
    await page.evaluate(
      `(() => { const side = ${JSON.stringify(/back|neck/.test(print.zoneId) ? 'Back' : 'Front')}; [...document.querySelectorAll('button')].find((b) => b.textContent === side)?.click() })()`,
    )
    await expect
      .poll(() => page.locator(`[data-print="${print.zoneId}"] [data-layer]:has(path)`).count())
      .toBe(LAYERS_EACH)
    const shown = String(
      await page.evaluate(`document.querySelector('[data-print="${print.zoneId}"]').innerHTML`),
    )
    const stored = await storedDrawing(print.artwork.id)
    const [width, height] = [print.widthMm * PIXELS_PER_MM, print.heightMm * PIXELS_PER_MM].map(
      Math.round,
    ) as [number, number]
    const view = `viewBox="${print.offsetXMm - print.widthMm / 2} ${print.offsetYMm - print.heightMm / 2} ${print.widthMm} ${print.heightMm}"`
    const seen = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ${view}>${shown}</svg>`
    const made = stored.replace(/width="[\d.]+" height="[\d.]+"/, `width="${width}" height="${height}"`)
    const different = await pixelsThatDiffer(seen, made)
    expect([print.zoneId, different]).toEqual([print.zoneId, 0])
  }
}, 180_000)

interface Composed {
  readonly zoneId: string
  readonly artwork: { readonly id: string }
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
}

async function placementsOf(page: Page): Promise<readonly Composed[]> {
  await page.evaluate('dispatchEvent(new Event("pagehide"))')
  const draft = JSON.parse(
    String(await page.evaluate('localStorage.getItem("platen.draft.classic-tee")')),
  ) as {
    placements: Composed[]
  }
  return draft.placements
}

async function storedDrawing(artworkId: string): Promise<string> {
  const { rows } = await shop.pool.query<{ sha256: Buffer }>('SELECT sha256 FROM artworks WHERE id = $1', [
    decodeId('artwork', artworkId),
  ])
  const key = storageKey('artwork', rows[0]!.sha256.toString('hex'))
  return readFileSync(join(shop.dataFolder, 'files', key), 'utf8')
}

/** Pixels of one that the other has neither there nor beside it. */
async function pixelsThatDiffer(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map(mask))
  if (!a || !b) throw new Error('Both are drawn.')
  expect([a.width, a.height]).toEqual([b.width, b.height])
  return lost(a, b) + lost(b, a)
}

interface Mask {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

async function mask(svg: string): Promise<Mask> {
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false })
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

function lost({ data, width, height }: Mask, other: Mask): number {
  let count = 0
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if ((data[y * width + x] ?? 0) < 128) continue
      let near = false
      for (let dy = -1; dy <= 1 && !near; dy += 1)
        for (let dx = -1; dx <= 1 && !near; dx += 1)
          near = (other.data[(y + dy) * width + x + dx] ?? 0) >= 128
      if (!near) count += 1
    }
  return count
}
