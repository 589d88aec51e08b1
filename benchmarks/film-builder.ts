/**
 * `npm run bench:builder`: how fast the builder of film sheets answers with 300 pieces, in a browser whose processor is
 * four times slower, and how good its first layout is. Writes `results/film-builder.md`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { nest, type NestingPrint } from '@platen/nesting'
import type { Page } from 'playwright-core'
import { aPicture } from '../apps/api/src/testing/storefront.ts'
import { openBrowser } from '../lab/harness/browser.ts'
import { measuredInteractions, observeInteractions } from '../lab/harness/interactions.ts'
import { startService } from '../lab/harness/processes.ts'
import { aShopper, uploadPicture } from '../lab/harness/shopper.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const PIECES = 300
const PRINTS = 30
const SLOWER = 4
const FILM = { widthMm: 558.8, sideMarginMm: 5, gapMm: 6, maxLengthMm: 30_000, allowRotation: true }

const folder = mkdtempSync(join(tmpdir(), 'platen-builder-'))
const shop = await startService(ROOT, { DATA_DIR: folder, METRICS_PORT: 'off', RATE_LIMIT_FACTOR: '1000' })
const browser = await openBrowser()
const rows: string[] = []
try {
  const { shop: client } = await aShopper(shop.url)
  const artworks = []
  for (let n = 0; n < 6; n += 1) artworks.push(await uploadPicture(client, await aPicture(1200)))
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.addInitScript(`if (!localStorage.getItem('platen.film-prints')) {
    localStorage.setItem('platen.film-prints', ${JSON.stringify(JSON.stringify(draftPrints(artworks)))})
    localStorage.setItem('platen.film-pieces', ${JSON.stringify(JSON.stringify(draftPieces()))})
  }`)
  await measureLayout(page)
  await measureDrag(page)
  await measureInteractions(page)
  compareLayouts()
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(
  join(ROOT, 'benchmarks/results/film-builder.md'),
  [
    '# The builder of film sheets',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? ''}, software rendering; ${PIECES} pieces in ${PRINTS} sizes, 1366 × 768 pixels.`,
    '',
    '| What | Measured |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n'),
)

/** From the load of the page to all pieces in their places. */
async function measureLayout(page: Page): Promise<void> {
  await page.goto(`${shop.url}/film`)
  await observeInteractions(page)
  await page.locator('canvas').waitFor()
  await page.getByRole('img', { name: new RegExp(`with ${PIECES} pieces`) }).waitFor()
  const [first, second, settled] = await page.evaluate<[number, number, number]>(`(async () => {
    const lengthOf = () => parseFloat(document.querySelector('canvas').ariaLabel.match(/([\\d.]+) m long/)?.[1] ?? 0)
    const begun = performance.now()
    document.querySelector('[aria-label^="More copies"]').click()
    while (!document.querySelector('canvas').ariaLabel.includes('${PIECES + 1} pieces'))
      await new Promise(requestAnimationFrame)
    const first = performance.now() - begun
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, 1000 - first)))
    const second = lengthOf()
    await new Promise((resolve) => setTimeout(resolve, 5000))
    return [first, second, lengthOf()]
  })()`)
  report('First layout after one more copy', `${Math.round(first)} ms`)
  report('Length in the page after 1 s and after 6 s', `${second} m and ${settled} m`)
}

/** Frames of a drag on the processor as it is. */
async function measureDrag(page: Page): Promise<void> {
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('No canvas.')
  await page.mouse.move(box.x + 100, box.y + 60)
  await page.mouse.down()
  await page.evaluate(
    `frames = []; (function next(at) { frames.push(at); requestAnimationFrame(next) })(performance.now())`,
  )
  for (let step = 0; step < 120; step += 1) {
    await page.mouse.move(box.x + 100 + step * 2, box.y + 60 + (step % 40))
    await page.waitForTimeout(8)
  }
  const frames = await page.evaluate<number[]>('frames')
  await page.mouse.up()
  const gaps = frames.slice(2).map((at, index) => at - (frames[index + 1] ?? at))
  const ordered = gaps.toSorted((one, other) => one - other)
  const p95 = ordered[Math.floor(ordered.length * 0.95)] ?? 0
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / gaps.length
  report(
    'Frames while a piece is dragged',
    `${Math.round(1000 / mean)} in a second, p95 ${p95.toFixed(1)} ms apart`,
  )
}

async function measureInteractions(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.evaluate('interactions = []')
  const box = await page.locator('canvas').boundingBox()
  if (!box) throw new Error('No canvas.')
  for (const [x, y] of [
    [100, 60],
    [300, 90],
    [520, 140],
  ] as const) {
    await page.mouse.move(box.x + x, box.y + y)
    await page.mouse.down()
    for (let step = 0; step < 20; step += 1) await page.mouse.move(box.x + x + step * 3, box.y + y + step)
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
  for (const key of ['ArrowRight', 'ArrowDown', 'n', 'n', 'p', 'r', 'd', 'Delete', '+', '-'])
    await pressed(page, () => page.keyboard.press(key))
  for (const name of ['Zoom in', 'Whole width', 'Undo', 'Redo', 'Next piece'])
    await pressed(page, () => page.getByRole('button', { name, exact: true }).click())
  for (let n = 0; n < 3; n += 1)
    await pressed(page, () =>
      page
        .getByRole('button', { name: /^More copies/ })
        .nth(n)
        .click(),
    )
  await page.waitForTimeout(1000)
  report(`Interactions on a processor that is ${SLOWER} times slower`, await measuredInteractions(page))
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
}

async function pressed(page: Page, press: () => Promise<void>): Promise<void> {
  await press()
  await page.waitForTimeout(400)
}

/** The same pieces as the page has, by the same code, against what it finds in five seconds. */
function compareLayouts(): void {
  const sizes = draftSizes()
  const prints = Array.from({ length: PIECES }, (_, at): NestingPrint => {
    const { widthMm, heightMm } = sizes[at % PRINTS] ?? { widthMm: 50, heightMm: 50 }
    return { id: String(at), widthMm, heightMm }
  })
  const lengths = new Map<number, number>()
  const begun = performance.now()
  let latest = 0
  for (const { lengthMm } of nest(prints, { ...FILM, leadMm: 0, tailMm: FILM.gapMm }, { seed: 7 })) {
    latest = lengthMm
    const now = performance.now() - begun
    if (!lengths.has(0)) {
      lengths.set(0, lengthMm)
      report('First answer of the packing alone', `${Math.round(now)} ms`)
    }
    if (now > 1000 && !lengths.has(1000)) lengths.set(1000, latest)
    if (now > 5000) break
  }
  const excess = (at: number) => `${((100 * (lengths.get(at) ?? latest)) / latest - 100).toFixed(1)} %`
  report('Longer than what 5 s find', `the first answer ${excess(0)}, after 1 s ${excess(1000)}`)
}

function report(what: string, found: string): void {
  console.log(`${what}: ${found}`)
  rows.push(`| ${what} | ${found} |`)
}

/** Between 25 and 100 mm: badges, labels, chest prints. */
function draftSizes() {
  return Array.from({ length: PRINTS }, (_, at) => ({
    widthMm: 25 + ((at * 37) % 75),
    heightMm: 25 + ((at * 53) % 60),
  }))
}

function draftPrints(artworks: readonly { readonly id: string }[]): object[] {
  return draftSizes().map((size, at) => ({
    ...{ ...size, id: `print ${at}`, artwork: artworks[at % artworks.length], thumbnail: '' },
    keepsProportions: false,
  }))
}

function draftPieces(): object {
  const pieces = Array.from({ length: PIECES }, (_, at) => ({
    ...{ id: `piece ${at}`, printId: `print ${at % PRINTS}`, place: null, pinned: false },
  }))
  return { packs: true, pieces }
}
