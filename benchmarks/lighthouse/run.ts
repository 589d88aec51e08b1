/**
 * `npm run bench:lighthouse`: Lighthouse with its mobile settings on the public pages. It is installed on demand
 * because it is too large for every `npm ci`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { browserProgram } from '../../lab/harness/browser.ts'
import { startServer } from '../../lab/harness/processes.ts'

const VERSION = '13.5.0'
const HERE = fileURLToPath(new URL('.', import.meta.url))
const PAGES = ['/', '/garments', '/garments/classic-tee', '/es']
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const DEBUGGING_PORT = 9333

interface Report {
  readonly categories: Record<(typeof CATEGORIES)[number], { score: number | null }>
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
  env: { DATA_DIR: folder, METRICS_PORT: 'off', RATE_LIMIT_FACTOR: '1000' },
})
const browser = await chromium.launch({
  executablePath: await browserProgram(),
  args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${DEBUGGING_PORT}`],
})
const rows: string[] = []
try {
  for (const page of PAGES) {
    await lighthouse(shop.url + page, { port: DEBUGGING_PORT, output: 'json', onlyCategories: CATEGORIES })
    const { lhr } = await lighthouse(shop.url + page, {
      port: DEBUGGING_PORT,
      output: 'json',
      onlyCategories: CATEGORIES,
    })
    rows.push(row(page, lhr))
    console.log(rows.at(-1))
    for (const missed of missedAudits(lhr)) console.log(`    ${missed}`)
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

function row(page: string, { categories, audits }: Report): string {
  const scores = CATEGORIES.map((name) => Math.round((categories[name].score ?? 0) * 100))
  const figure = (name: string) => audits[name]?.numericValue ?? NaN
  const [lcp, cls, script] = [
    `${(figure('largest-contentful-paint') / 1000).toFixed(2)} s`,
    figure('cumulative-layout-shift').toFixed(3),
    `${(figure('total-byte-weight') / 1024).toFixed(0)} KB`,
  ]
  return `| ${page} | ${scores.join(' | ')} | ${lcp} | ${cls} | ${script} |`
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
    `${new Date().toISOString().slice(0, 10)}, Lighthouse ${VERSION}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}; simulated slow 4G and a four times slower processor, second visit to a warm service with an empty cache.`,
    '',
    '| Page | Performance | Accessibility | Best practices | SEO | LCP | CLS | Bytes |',
    '|---|---|---|---|---|---|---|---|',
    ...rows,
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
