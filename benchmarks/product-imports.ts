/**
 * `npm run bench:imports`: what an import of products takes, how long others wait meanwhile, and what it needs in
 * memory. Writes results/imports.md.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { expectData, type PlatenClient } from '@platen/api-client'
import { startEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { residentMiBWithChildren, startService } from '../lab/harness/processes.ts'
import { OWNER, adminClient } from '../lab/harness/staff.ts'

const SIZES = [500, 5_000, 20_000]
/** What an import of 5,000 rows may take, preview included. */
const LIMIT = { rows: 5_000, seconds: 60 }

const rows: string[] = []
const measurements: { readonly size: number; readonly step: string; readonly seconds: number }[] = []

const folder = mkdtempSync(join(tmpdir(), 'platen-bench-'))
chmodSync(folder, 0o711)
const database = await startEmbeddedPostgres({ dataDir: folder })
try {
  const server = await startService(process.cwd(), {
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    BOT_PROTECTION: 'off',
    RATE_LIMIT_FACTOR: '1000',
    METRICS_PORT: 'off',
    ...OWNER,
  })
  const client = await adminClient(server.url)
  for (const size of SIZES) {
    const measured = async <Result>(step: string, work: () => Promise<Result>): Promise<Result> => {
      const { result, seconds, waits, memory } = await watch(work, server)
      const sorted = waits.toSorted((a, b) => a - b)
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0
      const most = sorted.at(-1) ?? 0
      measurements.push({ size, step, seconds })
      rows.push(
        `| ${size} | ${step} | ${seconds.toFixed(1)} | ${median.toFixed(0)}, ${most.toFixed(0)} | ${memory} |`,
      )
      console.log(rows.at(-1))
      return result
    }
    await importTable(client, tableOf(size, '12.50', 5), 'csv', measured, 'New products')
    await importTable(client, tableOf(size, '13.00', 6), 'csv', measured, 'Other prices and stock')
    const xlsx = await measured('Export as XLSX', () =>
      expectData(client.exportProducts({ query: { format: 'xlsx' } })),
    )
    if (size < 20_000)
      await measured('Preview of that export', () => preview(client, new File([xlsx], 'p.xlsx')))
  }
  await server.stop()
} finally {
  await database.stop()
  rmSync(folder, { recursive: true, force: true })
}
writeReport()

type Measure = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>

async function importTable(
  client: PlatenClient,
  text: string,
  format: 'csv',
  measured: Measure,
  what: string,
): Promise<void> {
  const file = new File([text], `products.${format}`)
  const seen = await measured(`${what}: preview`, () => preview(client, file))
  await measured(`${what}: import`, () =>
    expectData(client.createProductImport({ body: { file }, query: { preview: seen.preview } })),
  )
}

function preview(client: PlatenClient, file: File) {
  return expectData(client.createProductImportPreview({ body: { file } }))
}

/** Forty variants to a garment. */
function tableOf(rows: number, price: string, onHand: number): string {
  const headings = 'Handle,Name,Description,Kind,Fabric,Price,Colour,Hex,Size,SKU,On hand,Unit cost,Supplier'
  const lines = Array.from({ length: rows }, (_, row) => {
    const garment = `${rows}-${Math.floor(row / 40)}`
    const [colour, size] = [row % 8, Math.floor((row % 40) / 8)]
    return `g-${garment},Garment ${garment},"Heavy cotton, 240 g/m²",tee,cotton,${price},Colour ${colour},#17171a,S${size},G-${rows}-${row},${onHand},3.10,Gildan`
  })
  return [headings, ...lines].join('\n')
}

async function watch<Result>(
  work: () => Promise<Result>,
  { url, pid }: { readonly url: string; readonly pid: number },
) {
  const since = performance.now()
  const waits: number[] = []
  let memory = 0
  const state = { isOpen: true }
  const others = (async () => {
    while (state.isOpen) {
      const asked = performance.now()
      await (await fetch(`${url}/api/v1/public-config`)).arrayBuffer()
      waits.push(performance.now() - asked)
      memory = Math.max(memory, Math.round(residentMiBWithChildren(pid)))
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  try {
    const result = await work()
    return { result, seconds: (performance.now() - since) / 1000, waits, memory }
  } finally {
    state.isOpen = false
    await others
  }
}

function writeReport(): void {
  const secondsOf = (what: string) =>
    measurements
      .filter(({ size, step }) => size === LIMIT.rows && step.startsWith(`${what}: `))
      .reduce((sum, { seconds }) => sum + seconds, 0)
  const [created, changed] = [secondsOf('New products'), secondsOf('Other prices and stock')]
  const verdict = Math.max(created, changed) < LIMIT.seconds ? 'under a minute' : 'over a minute'
  const text = [
    '# Imports of products',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}, the service and its database on one machine; forty variants to a garment, one run.`,
    '',
    `An import of ${LIMIT.rows.toLocaleString('en')} rows takes ${verdict}: preview and import together take ${created.toFixed(1)} s for new products, ${changed.toFixed(1)} s for other prices and stock.`,
    '',
    '| Rows | Step | Seconds | Another read meanwhile, median and max in ms | Memory, MiB |',
    '| ---- | ---- | ------- | -------------------------------------------- | ----------- |',
    ...rows,
    '',
  ].join('\n')
  writeFileSync(new URL('./results/imports.md', import.meta.url), text)
}
