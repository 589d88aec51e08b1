// Proves that stock and money add up, while the shop is open or closed: `npm run check:ledger`. It reads the settings
// of the service, changes nothing but the note of its finding, and ends with 1 when something is wrong.
import process from 'node:process'
import { readConfig } from './config.ts'
import { LEDGER_CHECKS, checkLedger } from './features/inventory/index.ts'
import { ORDER_CHECKS, checkOrders } from './features/orders/index.ts'
import { PRINT_COST_CHECKS, checkPrintCosts } from './features/production-costs/index.ts'
import { systemClock } from './platform/clock.ts'
import { createPool } from './platform/database/pool.ts'
import { createDatabase } from './platform/database/transaction.ts'
import { borrowEmbeddedPostgres } from './platform/embedded-postgres/index.ts'

interface Problem {
  readonly check: string
  readonly subject: string
  readonly expected: string | number
  readonly found: string | number
}

try {
  const problems = await findProblems()
  process.stdout.write(report({ ...LEDGER_CHECKS, ...ORDER_CHECKS, ...PRINT_COST_CHECKS }, problems))
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(
    `\n  The check could not be made: ${error instanceof Error ? error.message : String(error)}\n\n`,
  )
  process.exitCode = 1
}

async function findProblems(): Promise<Problem[]> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const server =
    databaseUrl === undefined
      ? await borrowEmbeddedPostgres(dataDir)
      : { url: databaseUrl, stop: () => Promise.resolve() }
  const pool = createPool(server.url, { max: 1, onError: () => undefined })
  try {
    const deps = { database: createDatabase(pool), clock: systemClock }
    const stock = await checkLedger(deps)
    const orders = await checkOrders(deps)
    const prints = await checkPrintCosts(deps)
    return [
      ...stock.problems.map(({ sku, ...problem }) => ({ ...problem, subject: sku })),
      ...orders.problems.map(({ number, ...problem }) => ({ ...problem, subject: number })),
      ...prints.problems,
    ]
  } finally {
    await pool.end()
    await server.stop()
  }
}

/** A line for each check, and under it what breaks it. */
function report(checks: Readonly<Record<string, string>>, problems: readonly Problem[]): string {
  const lines = Object.entries(checks).flatMap(([check, sentence]) => {
    const broken = problems.filter((problem) => problem.check === check)
    return [
      `  ${broken.length === 0 ? 'ok   ' : 'WRONG'}  ${sentence}`,
      ...broken.map(
        ({ subject, expected, found }) => `           ${subject}: should be ${expected}, is ${found}`,
      ),
    ]
  })
  return ['', ...lines, '', ''].join('\n')
}
