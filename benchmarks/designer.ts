/**
 * `npm run bench:designer`: how fast the designer answers with 30 layers in a zone, in a browser whose processor is four
 * times slower, what it loads before there is a text, and what composing costs. Writes `results/designer.md`.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { FONTS } from '@platen/layers'
import type { Page } from 'playwright-core'
import { openBrowser } from '../lab/harness/browser.ts'
import { measuredInteractions, observeInteractions } from '../lab/harness/interactions.ts'
import { startService } from '../lab/harness/processes.ts'
import { median } from '../lab/harness/statistics.ts'
import { waitUntil } from '../lab/harness/wait-until.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const LAYERS = 30
const SLOWER = 4
const SLOW_4G = { latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

const folder = mkdtempSync(join(tmpdir(), 'platen-designer-'))
const shop = await startService(ROOT, { DATA_DIR: folder, METRICS_PORT: 'off', RATE_LIMIT_FACTOR: '1000' })
const browser = await openBrowser()
const rows: string[] = []
try {
  await measureScripts()
  await measureReadiness()
  await measureInteractions()
  await measureComposing()
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeFileSync(
  join(ROOT, 'benchmarks/results/designer.md'),
  [
    '# The designer',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? ''}, software rendering, 1366 × 768 pixels.`,
    '',
    '| What | Measured |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n'),
)

/** As they are sent, of a first visit. */
async function measureScripts(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${shop.url}/design/classic-tee`, { waitUntil: 'networkidle' })
  const bytes = () =>
    page.evaluate<number>(
      `performance.getEntriesByType('resource').filter(({ name }) => /\\.(js|wasm)$/.test(name)).reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)`,
    )
  const before = await bytes()
  await page.getByRole('button', { name: 'Add text' }).click()
  await page.locator('[data-layer] path').first().waitFor()
  const after = await bytes()
  report('Scripts before a text is added', `${Math.round(before / 1024)} KB`)
  report('Scripts and shaping that the first text adds', `${Math.round((after - before) / 1024)} KB`)
  await page.close()
}

/** Until a touch does something: Preact has hydrated the page. First visits, with the network of Lighthouse's phone. */
async function measureReadiness(): Promise<void> {
  const times: number[] = []
  for (let visit = 0; visit < 5; visit += 1) {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await devtools.send('Network.enable')
    await devtools.send('Network.emulateNetworkConditions', { offline: false, ...SLOW_4G })
    await page.addInitScript(`requestAnimationFrame(function look() {
      if (document.querySelector('[data-live]')) window.readyAt = performance.now()
      else requestAnimationFrame(look)
    })`)
    await page.goto(`${shop.url}/design/classic-tee`)
    times.push(
      await waitUntil('the designer is ready', 60_000, () =>
        page.evaluate<number | undefined>('window.readyAt'),
      ),
    )
    await page.context().close()
  }
  report(
    `Ready for the first touch, ${SLOWER} times slower, 1.6 Mbit/s, 150 ms`,
    `${(median(times) / 1000).toFixed(2)} s`,
  )
}

async function measureInteractions(): Promise<void> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } })
  await page.goto(`${shop.url}/faq`)
  await page.evaluate(
    `localStorage.setItem('platen.draft.classic-tee', ${JSON.stringify(JSON.stringify(draft()))})`,
  )
  await page.goto(`${shop.url}/design/classic-tee`)
  await page
    .locator('[data-layer]:has(path)')
    .nth(LAYERS - 1)
    .waitFor()
  await page.waitForTimeout(4000)
  await observeInteractions(page)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  for (const id of ['l3', 'l12', 'l25']) {
    const box = await page.locator(`[data-layer-body="${id}"]`).boundingBox()
    if (!box) throw new Error('A layer is not drawn.')
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await page.mouse.move(x, y)
    await page.mouse.down()
    for (let step = 0; step < 20; step += 1) await page.mouse.move(x + step * 2, y + step)
    await page.mouse.up()
    await page.waitForTimeout(700)
  }
  await page.locator('[data-layer-body="l3"]').focus()
  for (const key of ['ArrowRight', 'ArrowDown', 'r', '.', '+', '-', ']', '[']) await pressed(page, key)
  report(
    `Interactions with ${LAYERS} layers on a processor that is ${SLOWER} times slower`,
    await measuredInteractions(page),
  )
  await page.close()
}

async function pressed(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key)
  await page.waitForTimeout(400)
}

/** Requests one after the other, each with other texts: what one takes from the request to its answer. */
async function measureComposing(): Promise<void> {
  const times: number[] = []
  for (let run = 0; run < 12; run += 1) {
    const layers = draft().layers.full_front.map((layer) => ({ ...layer, text: `${layer.text} ${run}` }))
    const body = JSON.stringify({ prints: [{ zoneId: 'full_front', layers }] })
    const begun = performance.now()
    const reply = await fetch(`${shop.url}/api/v1/designs`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    if (reply.status !== 201) throw new Error(await reply.text())
    await reply.json()
    times.push(performance.now() - begun)
  }
  // The first ones start processes and load fonts.
  report(
    `A design of ${LAYERS} texts composed, checked and stored`,
    `${Math.round(median(times.slice(2)))} ms`,
  )
}

function report(what: string, found: string): void {
  console.log(`${what}: ${found}`)
  rows.push(`| ${what} | ${found} |`)
}

function draft() {
  const layers = Array.from({ length: LAYERS }, (_, index) => {
    const { id: font, weights } = FONTS[index % 12] ?? { id: 'anton', weights: [400] }
    return {
      ...{ id: `l${index}`, kind: 'text', text: `Equipo ${index}`, font, weight: weights[0], sizeMm: 10 },
      ...{
        colour: '#1a1a1a',
        letterSpacing: 0,
        lineHeight: 1.1,
        align: 'center',
        rotationDeg: (index * 37) % 90,
      },
      offsetXMm: ((index % 5) - 2) * 48,
      offsetYMm: (Math.floor(index / 5) - 2.5) * 48,
    }
  })
  return {
    ...{ garmentSlug: 'classic-tee', colour: 'White', quantities: {}, placements: [], note: '' },
    ...{ activeZoneId: 'full_front', layers: { full_front: layers } },
  }
}
