/**
 * `npm run bench:lighthouse`: Lighthouse with its mobile settings on the public pages, the median of five visits, and
 * what it costs the service to render one. Lighthouse is installed on demand because it is too large for every `npm ci`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { EstimateRecord } from '@platen/contract'
import { chromium } from 'playwright-core'
import { browserProgram } from '../../lab/harness/browser.ts'
import { cpuSeconds } from '../../lab/harness/load.ts'
import { freePort } from '../../lab/harness/ports.ts'
import { startServer } from '../../lab/harness/processes.ts'
import { aShopper } from '../../lab/harness/shopper.ts'
import { OWNER, signInStaff } from '../../lab/harness/staff.ts'
import { median } from '../../lab/harness/statistics.ts'

const VERSION = '13.5.0'
const HERE = fileURLToPath(new URL('.', import.meta.url))
const PRODUCT = '/garments/heavyweight-tee'
const PAGES = ['/', PRODUCT, '/c/t-shirts', '/contact']
/** The key of an estimate is not in the report. */
const ESTIMATE = '/estimates/…'
const VISITS = 5
/** Enough that the first, which compile the code, do not count. */
const RENDERINGS = { before: 300, measured: 300 }
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

interface Report {
  readonly categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
  /** Of a visit that measured nothing, such as one that a page answered with an error. */
  readonly runtimeError?: { readonly code: string; readonly message: string }
  readonly audits: Record<
    string,
    { score: number | null; numericValue?: number; title: string; scoreDisplayMode: string }
  >
}
type Lighthouse = (url: string, flags: object) => Promise<{ lhr: Report }>

const lighthouse = await installed()
const folder = mkdtempSync(join(tmpdir(), 'platen-lighthouse-'))
const shop = await startServer(() => ['apps/api/src/main.ts'], {
  path: '/api/v1/health',
  env: { ...OWNER, DATA_DIR: folder, METRICS_PORT: 'off', RATE_LIMIT_FACTOR: '1000' },
})
/** Not a fixed one, which a browser left over from an earlier run may still have. */
const port = await freePort()
const browser = await chromium.launch({
  executablePath: await browserProgram(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
})
const rows: string[] = []
const renderings: string[] = []
const throttled: string[] = []
try {
  const estimate = await sentEstimate()
  const named = (page: string) => (page === estimate ? ESTIMATE : page)
  for (const page of [...PAGES, estimate]) await refuseErrorPage(page)
  for (const page of [...PAGES, estimate]) renderings.push(`| ${named(page)} | ${await rendering(page)} |`)
  console.log(renderings.join('\n'))
  for (const page of [...PAGES, estimate]) {
    const flags = { port, output: 'json', onlyCategories: CATEGORIES }
    await visited(page, flags)
    const reports: Report[] = []
    while (reports.length < VISITS) reports.push(await visited(page, flags))
    rows.push(row(named(page), reports))
    console.log(rows.at(-1))
    for (const missed of new Set(reports.flatMap(missedAudits))) console.log(`    ${missed}`)
  }
  for (const page of [PRODUCT, estimate]) {
    const flags = { port, output: 'json', throttlingMethod: 'devtools' }
    const reports: Report[] = []
    while (reports.length < VISITS)
      reports.push(await visited(page, { ...flags, onlyCategories: ['performance'] }))
    throttled.push(throttledRow(named(page), reports))
    console.log(throttled.at(-1))
  }
} finally {
  await browser.close()
  await shop.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeReport()

async function installed(): Promise<Lighthouse> {
  const entry = join(HERE, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    console.log(`Installing lighthouse ${VERSION} …`)
    const { status } = spawnSync('npm', ['install', '--no-save', '--prefix', HERE, `lighthouse@${VERSION}`], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    if (status !== 0) throw new Error('Lighthouse could not be installed.')
  }
  const module = (await import(entry)) as { default: Lighthouse }
  return module.default
}

/** Of a garment with a print, as its customer gets it. Its path. */
async function sentEstimate(): Promise<string> {
  const staff = await signInStaff(shop.url)
  const { items } = await (await aShopper(shop.url)).order()
  const { id, revision } = await staff.create<EstimateRecord>('/api/admin/estimates', {
    customer: { name: 'Rosa Cruz', email: 'rosa@example.com' },
    lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 12 })),
    ...{ fulfilment: { method: 'pickup' }, instructionId: 'bank_main', depositPercent: 50 },
  })
  const { url } = await staff.create<EstimateRecord>(`/api/admin/estimates/${id}/sendings`, { revision })
  return new URL(String(url)).pathname
}

async function visited(page: string, flags: object): Promise<Report> {
  const { lhr } = await lighthouse(shop.url + page, flags)
  if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.code}, ${lhr.runtimeError.message}`)
  return lhr
}

/** Figures of an error page would look like those of a fast one. */
async function refuseErrorPage(page: string): Promise<void> {
  const { status } = await fetch(shop.url + page, { redirect: 'manual' })
  if (status !== 200) throw new Error(`${page} answers ${status}.`)
}

/** With a query, which is never kept: rendered at each visit. */
async function rendering(page: string): Promise<string> {
  const visit = async (times: number) => {
    for (let at = 0; at < times; at += 1) {
      const answer = await fetch(`${shop.url}${page}?visit=${at}`)
      if (answer.status !== 200) throw new Error(`${page} answers ${answer.status}.`)
      await answer.text()
    }
  }
  await visit(RENDERINGS.before)
  const before = cpuSeconds(shop.pid)
  await visit(RENDERINGS.measured)
  const each = ((cpuSeconds(shop.pid) - before) / RENDERINGS.measured) * 1000
  return `${each.toFixed(2)} ms`
}

function row(page: string, reports: readonly Report[]): string {
  const scores = CATEGORIES.map((name) =>
    Math.round(median(reports.map(({ categories }) => categories[name].score ?? 0)) * 100),
  )
  const figure = (name: string) => median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN))
  const [lcp, cls, script] = [
    `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
    figure('cumulative-layout-shift').toFixed(3),
    `${(figure('total-byte-weight') / 1024).toFixed(0)} KB`,
  ]
  return `| ${page} | ${scores.join(' | ')} | ${lcp} | ${cls} | ${script} |`
}

function throttledRow(page: string, reports: readonly Report[]): string {
  const seconds = (name: string) =>
    `${(median(reports.map(({ audits }) => audits[name]?.numericValue ?? NaN)) / 1000).toFixed(2)} s`
  const score = Math.round(median(reports.map(({ categories }) => categories.performance.score ?? 0)) * 100)
  return `| ${page} | ${score} | ${seconds('first-contentful-paint')} | ${seconds('largest-contentful-paint')} |`
}

function missedAudits({ audits }: Report): string[] {
  return Object.entries(audits)
    .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
    .map(([name, { title }]) => `${name}: ${title}`)
}

function writeReport(): void {
  const text = [
    '# Lighthouse, mobile settings',
    '',
    `${new Date().toISOString().slice(0, 10)}, Lighthouse ${VERSION}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; simulated slow 4G and a four times slower processor, the median of ${VISITS} visits to a warm service with an empty cache.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | Bytes |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
    'The simulation takes the largest picture or text to need every script that a fast machine had before it. The same network and processor in a browser that is really slowed down:',
    '',
    '| Page | Performance | FCP | LCP |',
    '|---|---|---|---|',
    ...throttled,
    '',
    `Processor time of the service for a page that it renders anew, of ${RENDERINGS.measured} one after the other. Pages for everybody are rendered once and then kept; an estimate, which is no page for search engines, is read and rendered at each visit:`,
    '',
    '| Page | Processor time |',
    '|---|---|',
    ...renderings,
    '',
    'Compressed JavaScript by chunk:',
    '',
    ...chunks(),
    '',
  ].join('\n')
  writeFileSync(new URL('../results/lighthouse.md', import.meta.url), text)
}

function chunks(): string[] {
  const assets = fileURLToPath(new URL('../../apps/storefront/build/client/assets/', import.meta.url))
  return readdirSync(assets)
    .filter((name) => name.endsWith('.js.br'))
    .map((name) => ({
      name: name.replace(/-[\w-]{8}\.js\.br$/, ''),
      bytes: statSync(join(assets, name)).size,
    }))
    .sort((a, b) => b.bytes - a.bytes)
    .filter(({ bytes }) => bytes > 1024)
    .map(({ name, bytes }) => `- ${name}: ${(bytes / 1024).toFixed(1)} KB`)
}
