// Fills a shop with a believable year of business, for trying out, screenshots and benchmarks.
//
//   npm run demo:fill -- --orders 500                                 a year until today
//   npm run demo:fill -- --orders 1000000 --days 8250 --seed 7        22 years at 120 orders a day, 25 GB
//   npm run demo:fill -- --orders 500 --today 2026-11-21              the same data on any day
//
// It fills the database of DATABASE_URL, or the embedded one in DATA_DIR, which only one process can open: stop the service
// first. A database that has orders is refused unless you add --again.
import { parseArgs } from 'node:util'
import pg from 'pg'
import { readConfig } from '../apps/api/src/config.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { addDays, dayIn, startOfDay } from '@platen/formats/calendar'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { fillDemo, WontFill, type FillOptions } from './demo/fill.ts'

const HOUR_MS = 3_600_000
/** After each checkpoint PostgreSQL writes whole pages to its log again. */
const FOR_BULK = { max_wal_size: '8GB', checkpoint_timeout: '1h', shared_buffers: '512MB' }

try {
  await run()
  process.exit(0)
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : String(error)}\n`)
  if (!(error instanceof WontFill) && error instanceof Error) console.error(error.stack)
  process.exit(1)
}

async function run(): Promise<void> {
  const began = performance.now()
  const given = readArguments()
  const config = readConfig({ LOG_LEVEL: 'warn', ...process.env })
  const log = createLog(config.logLevel, process.stdout)
  // A shop created for this opens with the story, and so does its first stock.
  const opening = new Date(Date.now() - (given.days + 2) * 24 * HOUR_MS)
  const database = await prepareDatabase(config, log, { now: () => opening }, { settings: FOR_BULK })
  try {
    const source = { config, databaseUrl: database.url, log }
    const now = await endOfStory(database.url, given.today)
    const say = (line: string) => console.log(`  ${seconds(began).padStart(6)} s  ${line}`)
    console.log(`\nFilling the shop with ${given.orders} orders in ${given.days} days, seed ${given.seed}\n`)
    const { team, password } = await fillDemo(source, { ...given, now, say })
    say('Done')
    console.log(`\nSign in at ${config.publicUrl} as one of these, with the password ${password}\n`)
    for (const { role, email, name } of team) console.log(`  ${role.padEnd(12)}${email.padEnd(26)}${name}`)
    console.log('')
  } finally {
    await database.stop()
  }
}

function readArguments(): Omit<FillOptions, 'now' | 'say'> & { today: string | undefined } {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string' },
      days: { type: 'string', default: '365' },
      seed: { type: 'string', default: '1' },
      today: { type: 'string' },
      again: { type: 'boolean', default: false },
    },
  })
  if (values.orders === undefined) throw new WontFill('Say how many: npm run demo:fill -- --orders 500')
  if (values.today !== undefined && !isDay(values.today))
    throw new WontFill('--today must be a day, YYYY-MM-DD.')
  return {
    orders: wholeNumber('orders', values.orders),
    days: wholeNumber('days', values.days),
    seed: wholeNumber('seed', values.seed),
    today: values.today,
    again: values.again,
  }
}

function wholeNumber(name: string, text: string): number {
  if (/^\d{1,9}$/.test(text)) return Number(text)
  throw new WontFill(`--${name} must be a whole number, not "${text}".`)
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text
}

/** Noon of the day, or its last full hour before noon. */
async function endOfStory(databaseUrl: string, given: string | undefined): Promise<Date> {
  const timeZone = await readTimeZone(databaseUrl)
  const today = given ?? dayIn(timeZone, new Date())
  const noon = startOfDay(timeZone, today).getTime() + 12 * HOUR_MS
  return new Date(Math.min(noon, Math.floor(Date.now() / HOUR_MS) * HOUR_MS))
}

async function readTimeZone(databaseUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ time_zone: string }>('SELECT time_zone FROM store_settings')
    return rows[0]?.time_zone ?? 'UTC'
  } finally {
    await client.end()
  }
}

function seconds(since: number): string {
  return ((performance.now() - since) / 1000).toFixed(1)
}
