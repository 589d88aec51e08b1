// Starts a shop on this machine, sends whatever the API description allows and does not allow, and compares every response with it.
//
//   npm run fuzz                                      20,000 cases for each of the seeds 1, 2 and 3
//   npm run fuzz -- --cases 5000 --seed 7             fewer, for one seed
//   npm run fuzz -- --seed 7 --case 1234              one case again, in a fresh shop
//
// A case is made from its seed and number alone, but its records depend on the shop: a case that failed among others may
// pass alone. Then repeat the cases before it too, one after the other, with --workers 1. Exits with 1 on a failure.
import { parseArgs } from 'node:util'
import { OPERATIONS } from '@platen/contract'
import { FUZZED_SERVICE, fuzz, type Failure, type FuzzReport } from './fuzz.ts'
import { OWNER, OWNER_CREDENTIALS } from '../harness/staff.ts'
import {
  aDataFolder,
  embeddedDatabaseUrl,
  endServices,
  removeDataFolders,
  startService,
} from '../harness/service-process.ts'

const FAILURES_SHOWN = 10

class UsageError extends Error {}
process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))

try {
  const { seeds, first, last, workers } = readArguments()
  const reports = new Map<number, FuzzReport>()
  for (const seed of seeds) {
    const found = await fuzzSeed(seed, first, last, workers)
    reports.set(seed, found)
    tellFailures(seed, found)
  }
  const broken = report(reports)
  process.exitCode = broken ? 1 : 0
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  if (!(error instanceof UsageError) && error instanceof Error) console.error(error.stack)
  process.exitCode = 1
}

async function fuzzSeed(seed: number, first: number, last: number, workers: number): Promise<FuzzReport> {
  console.log(`\nSeed ${seed}: a fresh shop opens`)
  const dataFolder = aDataFolder()
  const service = await startService({ ...OWNER, ...FUZZED_SERVICE, DATA_DIR: dataFolder })
  const began = performance.now()
  try {
    return await fuzz({
      ...{ url: service.url, databaseUrl: embeddedDatabaseUrl(dataFolder), owner: OWNER_CREDENTIALS },
      ...{ seed, first, last, workers },
      onProgress: (done) => {
        if (done % 2000 === 0) console.log(`  ${seconds(began)} s  ${done} cases`)
      },
    })
  } finally {
    await endServices()
    removeDataFolders()
    const defects = service
      .output()
      .split('\n')
      .filter((line) => line.includes('request failed'))
    for (const line of defects.slice(0, FAILURES_SHOWN)) console.error(`  ${line.slice(0, 2000)}`)
  }
}

function tellFailures(seed: number, { failures }: FuzzReport): void {
  for (const failure of failures.slice(0, FAILURES_SHOWN)) console.error(inWords(seed, failure))
  if (failures.length > FAILURES_SHOWN) console.error(`\n  … and ${failures.length - FAILURES_SHOWN} more`)
}

function report(reports: ReadonlyMap<number, FuzzReport>): boolean {
  console.log(
    '\n| Seed | Cases | Seconds | Answers | Shed | Operations that did something | Broken promises |',
  )
  console.log('|---|---|---|---|---|---|---|')
  for (const [seed, { cases, seconds: took, statuses, shed, succeeded, failures }] of reports) {
    const counts = Object.entries(statuses).map(([status, count]) => `${status}: ${count}`)
    console.log(
      `| ${seed} | ${cases} | ${took.toFixed(0)} | ${counts.join(', ')} | ${shed} | ${succeeded.size} of ${OPERATIONS.length} | ${failures.length} |`,
    )
  }
  const never = OPERATIONS.filter(({ operationId }) =>
    [...reports.values()].every(({ succeeded }) => !succeeded.has(operationId)),
  )
  if (never.length > 0)
    console.log(`\nNever did anything: ${never.map(({ operationId }) => operationId).join(', ')}`)
  return [...reports.values()].some(({ failures }) => failures.length > 0)
}

function inWords(
  seed: number,
  { number, operationId, request, twists, status, faults, answer }: Failure,
): string {
  return [
    `\n${operationId} ${faults.join('; ')}`,
    `  ${request}`,
    ...(twists.length > 0 ? [`  odd: ${twists.join('; ')}`] : []),
    `  answer: ${status ?? 'none'} ${answer}`,
    `  again: npm run fuzz -- --seed ${seed} --case ${number}`,
  ].join('\n')
}

function readArguments() {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '20000' },
      seed: { type: 'string', multiple: true, default: ['1', '2', '3'] },
      case: { type: 'string' },
      workers: { type: 'string', default: '8' },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) {
    console.log('npm run fuzz [-- --cases 20000] [--seed 1 --seed 2 …] [--case 1234] [--workers 8]')
    process.exit(0)
  }
  const only = values.case === undefined ? undefined : wholeNumber('case', values.case)
  return {
    seeds: values.seed.map((seed) => wholeNumber('seed', seed)),
    first: only ?? 1,
    last: only ?? wholeNumber('cases', values.cases),
    workers: wholeNumber('workers', values.workers),
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^[1-9]\d{0,6}$/.test(text)) return Number(text)
  throw new UsageError(`--${name} must be a whole number from 1 to 9999999, not "${text}".`)
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(0).padStart(5)
}
