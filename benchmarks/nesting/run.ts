/**
 * `npm run bench:nesting -- --data <folder>`: film length on instances from the literature and on days of a shop,
 * compared with two plain methods. Writes `benchmarks/results/nesting.md` unless `--seconds 2` or `--sets C,days` shorten
 * the run.
 */
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { nest, type Nesting } from '@platen/nesting'
import { checkNesting } from '../../packages/nesting/src/testing/check-nesting.ts'
import { nestWith, type Baseline, type Turns } from './baseline.ts'
import { bestFit } from './best-fit.ts'
import { literature, shopDays, type Instance } from './instances.ts'
import { maxRects } from './max-rects.ts'

const SEED = 1
const DAY_SECONDS = 5
const SAVED_WANTED = 3
const SETS = {
  C: { title: 'Hopper–Turton C', file: 'hopper-turton-c.json', seconds: 10, wanted: 2, above: 'the optimum' },
  N: { title: 'Burke N', file: 'burke-n.json', seconds: 10, wanted: 2, above: 'the optimum' },
  zdf: { title: 'zdf', file: 'zdf.json', seconds: 60, wanted: 3, above: 'the area bound' },
} as const

const { values: options } = parseArgs({
  options: { data: { type: 'string' }, seconds: { type: 'string' }, sets: { type: 'string' } },
})
if (!options.data) throw new Error('Say where the instances are: --data <folder>')
const data = options.data
const sets = options.sets?.split(',') ?? [...Object.keys(SETS), 'days']
const secondsOr = (usual: number) => (options.seconds ? Number(options.seconds) : usual)

const summary: string[] = []
const details: string[] = []
for (const [name, { title, file, seconds, wanted, above }] of Object.entries(SETS)) {
  if (sets.includes(name)) measureSet(title, literature(data, file), secondsOr(seconds), wanted, above)
}
if (sets.includes('days')) measureDays(shopDays(data), secondsOr(DAY_SECONDS))
report()

function measureSet(
  title: string,
  instances: Instance[],
  seconds: number,
  wanted: number,
  above: string,
): void {
  const gaps: number[] = []
  for (const instance of instances) {
    const { nesting, firstMs, bestAfter } = nestFor(instance, seconds)
    const gap = (nesting.lengthMm / instance.referenceMm! - 1) * 100
    gaps.push(gap)
    detail(
      instance,
      `${figure(nesting.lengthMm * 10, 0)} of ${figure(instance.referenceMm! * 10, 0)}, ${gap.toFixed(2)} % above`,
      `first answer after ${firstMs.toFixed(0)} ms, the best after ${bestAfter.toFixed(1)} s`,
    )
  }
  const optimal = gaps.filter((gap) => gap < 1e-9).length
  summary.push(
    `| ${title}, ${instances.length} instances, ${seconds} s each | ${mean(gaps).toFixed(2)} % above ${above} (most ${Math.max(...gaps).toFixed(2)} %; ${optimal} reach it) | at most ${wanted.toFixed(1)} % |`,
  )
}

function measureDays(days: Instance[], seconds: number): void {
  const totals = { nested: 0, plain: 0, helped: 0 }
  const saved = days.map((day) => {
    const { nesting, firstMs } = nestFor(day, seconds)
    const [fitted, rects] = [plainly(bestFit, day, ['free']), plainly(maxRects, day, ['free'])]
    const helped = [bestFit, maxRects].map((baseline) =>
      plainly(baseline, day, ['free', 'upright', 'across']),
    )
    const plain = Math.min(fitted.lengthMm, rects.lengthMm)
    const best = Math.min(...helped.map(({ lengthMm }) => lengthMm))
    totals.nested += nesting.lengthMm
    totals.plain += plain
    totals.helped += best
    const percent = less(nesting.lengthMm, plain)
    detail(
      day,
      `${metres(nesting)}; best-fit ${metres(fitted)}, MaxRects ${metres(rects)}: ${percent.toFixed(1)} % less film; ${less(nesting.lengthMm, best).toFixed(1)} % less than when these are helped`,
      `bound ${(nesting.boundMm / 1000).toFixed(3)} m; first answer after ${firstMs.toFixed(0)} ms`,
    )
    return percent
  })
  const what = `The shop's days, ${days.length} of 20 to 300 prints, ${seconds} s each`
  summary.push(
    `| ${what} | ${less(totals.nested, totals.plain).toFixed(1)} % less film than the better of best-fit and MaxRects (mean of the days ${mean(saved).toFixed(1)} %, least ${Math.min(...saved).toFixed(1)} %) | at least ${SAVED_WANTED.toFixed(1)} % |`,
    `| The same packers, also run with all prints upright and with all turned | ${less(totals.nested, totals.helped).toFixed(1)} % less film than the best of the six | |`,
  )
}

function plainly(baseline: Baseline, day: Instance, turns: readonly Turns[]): Nesting {
  const nesting = nestWith(baseline, day.prints, day.film, turns)
  prove(nesting, day)
  return nesting
}

function nestFor(instance: Instance, seconds: number) {
  const began = performance.now()
  const elapsed = () => performance.now() - began
  let nesting: Nesting | undefined
  let firstMs = 0
  let bestAfter = 0
  for (const answer of nest(instance.prints, instance.film, { seed: SEED })) {
    if (nesting === undefined) firstMs = elapsed()
    if (answer.lengthMm !== nesting?.lengthMm) bestAfter = elapsed() / 1000
    nesting = answer
    if (elapsed() > seconds * 1000) break
  }
  if (!nesting) throw new Error(`${instance.name}: no answer.`)
  prove(nesting, instance)
  return { nesting, firstMs, bestAfter }
}

function prove(nesting: Nesting, { name, prints, film }: Instance): void {
  const problems = checkNesting(nesting, prints, film)
  if (nesting.leftOut.length > 0) problems.push('Not all prints are on the film.')
  if (problems.length > 0) throw new Error(`${name}: ${problems.join(' ')}`)
}

function detail({ name, prints }: Instance, result: string, remark: string): void {
  const line = `| ${name} | ${prints.length} | ${result} | ${remark} |`
  details.push(line)
  console.log(line)
}

function report(): void {
  const [cpu] = cpus()
  const text = [
    '# How short the film becomes',
    '',
    `${new Date().toISOString().slice(0, 10)}, Node ${process.version}, one core of ${cpus().length} × ${cpu?.model ?? 'unknown'}, seed ${SEED}; wall time, on a machine that does other work too. Every result is checked. No turns and no gaps in the instances from the literature; both on the shop's days.`,
    '',
    '| What | Measured | Wanted |',
    '|---|---|---|',
    ...summary,
    '',
    '| Instance | Prints | Result | |',
    '|---|---|---|---|',
    ...details,
    '',
  ].join('\n')
  console.log(text)
  if (!options.seconds && !options.sets) writeFileSync('benchmarks/results/nesting.md', text)
}

function metres({ lengthMm, utilisationPercent }: Nesting): string {
  return `${figure(lengthMm / 1000, 3)} m (${utilisationPercent.toFixed(1)} %)`
}

function less(length: number, than: number): number {
  return (1 - length / than) * 100
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}

function figure(value: number, digits: number): string {
  return value.toFixed(digits)
}
