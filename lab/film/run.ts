/**
 * `npm run bench:film`: time, memory and event-loop delay to make the film of a shop's day (22 in × 3 m, 150 prints)
 * and of the longest sheet (10 m). Writes `benchmarks/results/film.md`; `--quick` leaves that out.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FilmFinish } from '@platen/contract'
import { makeFilm } from '../../apps/api/src/features/press/film/index.ts'
import { watchChildren } from './watch-children.ts'
import { dayOfArt, shopSheet } from './shop-sheet.ts'

const SEED = 20_260_131
const FINISH: FilmFinish = {
  halftone: { lpi: 45, angleDeg: 22.5, dot: 'round' },
  knockOut: { hex: '#1f2a44', tolerance: 10 },
  ...{ alphaThreshold: null, chokeMm: 0.2 },
}
const SHEETS = [
  { days: 1, lengthMm: 3_000, finish: null },
  { days: 1, lengthMm: 3_000, finish: FINISH },
  { days: 3, lengthMm: 10_000, finish: null },
] as const

interface Findings {
  readonly finished: boolean
  readonly lengthMm: number
  readonly prints: number
  readonly artworks: number
  readonly seconds: number
  readonly processorSeconds: number
  readonly megabytes: number
  readonly waitMs: number
  readonly pngMegabytes: number
  readonly pdfMegabytes: number
}

const loadBefore = loadavg()[0] ?? 0
const day = await dayOfArt(seeded(SEED))
const found: Findings[] = []
for (const wanted of process.argv.includes('--quick') ? SHEETS.slice(0, 2) : SHEETS) {
  found.push(await measure(wanted))
  console.log(found.at(-1))
  if (!process.argv.includes('--quick')) report()
}

async function measure({ days, lengthMm, finish }: (typeof SHEETS)[number]): Promise<Findings> {
  const { sheet: plain, files } = shopSheet(day, { days, lengthMm })
  const sheet = { ...plain, prints: plain.prints.map((print) => ({ ...print, finish })) }
  const into = mkdtempSync(join(tmpdir(), 'platen-film-'))
  const watch = watchChildren()
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const start = performance.now()
  let drawnAt = 0
  try {
    const made = await makeFilm(sheet, {
      openArtwork: (id) => Promise.resolve(files.get(id) ?? Buffer.alloc(0)),
      into,
      output: { formats: ['png', 'pdf'], white: false, profile: false, mirrored: false, name: sheet.number },
      onProgress: (percent) => {
        if (percent >= 45) drawnAt ||= performance.now() - start
      },
    })
    const seconds = (performance.now() - start) / 1000
    const { peakBytes, processorSeconds } = watch.stop()
    console.log(`Drawn after ${(drawnAt / 1000).toFixed(1)} s`)
    return {
      finished: finish !== null,
      lengthMm,
      prints: sheet.prints.length,
      artworks: files.size,
      seconds: Math.round(seconds * 10) / 10,
      processorSeconds: Math.round(processorSeconds),
      megabytes: Math.round(peakBytes / 1e6),
      waitMs: Math.round(delay.max / 1e6),
      pngMegabytes: Math.round((made.files.png?.byteSize ?? 0) / 1e6),
      pdfMegabytes: Math.round((made.files.pdf?.byteSize ?? 0) / 1e6),
    }
  } finally {
    watch.stop()
    delay.disable()
    rmSync(into, { recursive: true })
  }
}

function report(): void {
  const rows = found.map(
    ({
      finished,
      lengthMm,
      prints,
      artworks,
      seconds,
      processorSeconds,
      megabytes,
      waitMs,
      pngMegabytes,
      pdfMegabytes,
    }) =>
      `| 558.8 × ${lengthMm} mm${finished ? ', finished' : ''} | ${prints} | ${artworks} | ${seconds} s | ${processorSeconds} s | ${megabytes} MB | ${waitMs} ms | ${pngMegabytes} MB | ${pdfMegabytes} MB |`,
  )
  const text = [
    '# Print-ready film',
    '',
    `\`npm run bench:film\` on ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'an unknown processor'}, Node.js ${process.version}, seed ${SEED}; ${loadBefore.toFixed(0)} other programs wanted a processor when it began, which lengthens the time but hardly the processor time. All files of a sheet: PNG and PDF at 300 DPI, labels, manifest, ZIP. Artwork is drawn for the purpose: logos, photographs cut out and in a box, of 1,200 to 4,300 pixels a side.`,
    '',
    'Wanted: the 3 m sheet in less than 15 s on two cores and half more with a finish, less than 300 MB for the 10 m sheet. Finished prints have a halftone, a knock-out and a choke. Memory is what the processes that make the film have together, what they share counted once. Wait is the longest time in which the service itself could not answer.',
    '',
    '| Film | Prints | Artworks | Time | Processor time | Memory | Wait | PNG | PDF |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ]
  writeFileSync(new URL('../../benchmarks/results/film.md', import.meta.url), text.join('\n'))
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
