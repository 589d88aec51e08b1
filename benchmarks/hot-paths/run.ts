/**
 * `npm run bench -- [--before <folder>] [--only reads,orders,pictures,idle]`: what the hot paths cost, beside the bare
 * runtime and database and, with `--before`, a folder with an installed and built checkout of an earlier commit. All
 * sides take turns, because a shared machine changes its speed within seconds: only the ratios are worth comparing.
 * Without `--only` it writes `benchmarks/results/hot-paths.md`.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { compareIdle } from './idle.ts'
import { compareOrders } from './orders.ts'
import { comparePictures } from './pictures.ts'
import { compareReads } from './reads.ts'
import type { Section, Versions } from './section.ts'

const PARTS: Record<string, (versions: Versions) => Promise<Section>> = {
  reads: compareReads,
  orders: compareOrders,
  pictures: comparePictures,
  idle: compareIdle,
}

const { values } = parseArgs({ options: { before: { type: 'string' }, only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? Object.keys(PARTS)
const versions = [
  ...(values.before === undefined ? [] : [{ name: 'Platen before', folder: values.before }]),
  { name: 'Platen', folder: process.cwd() },
]
const sections: string[] = []
for (const name of wanted) {
  const part = PARTS[name]
  if (!part) throw new Error(`There are ${Object.keys(PARTS).join(', ')}, not ${name}.`)
  sections.push(textOf(await part(versions)))
  console.log(sections.at(-1))
}
if (values.only === undefined) {
  const head = `Made by \`npm run bench\`, last on ${new Date().toISOString().slice(0, 10)} with Node ${process.version} on ${cpus().length} × ${cpus()[0]?.model ?? 'processor'}. The service has one core; PostgreSQL and the load share the other. All sides take turns; figures are medians of the rounds, ratios with their range. “Before” is an earlier commit. Where a figure is missed, [ADR 44](../../docs/adr/0044-what-the-hot-paths-still-miss.md) has its profile.`
  writeFileSync(
    new URL('../results/hot-paths.md', import.meta.url),
    ['# What the hot paths cost', head, ...sections].join('\n\n') + '\n',
  )
}

function textOf({ title, note, columns, rows }: Section): string {
  const table = [columns, columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [`## ${title}`, note, table.join('\n')].join('\n\n')
}
