// Run by `npm run check:ledger`, also while the shop runs; exits with 1 when something is wrong.
import process from 'node:process'
import { checkBooks, reportOnBooks, type BookProblem } from './check-books.ts'
import { readConfig } from './config.ts'
import { systemClock } from './platform/clock.ts'
import { withoutTimeLimits } from './platform/database/without-time-limits.ts'
import { connectEmbeddedPostgres } from './platform/embedded-postgres/index.ts'

try {
  const problems = await findProblems()
  process.stdout.write(['', ...reportOnBooks(problems), '', ''].join('\n'))
  process.exitCode = problems.length === 0 ? 0 : 1
} catch (error) {
  process.stderr.write(`\n  The check failed: ${error instanceof Error ? error.message : String(error)}\n\n`)
  process.exitCode = 1
}

async function findProblems(): Promise<BookProblem[]> {
  const { databaseUrl, dataDir } = readConfig(process.env)
  const server =
    databaseUrl === undefined
      ? await connectEmbeddedPostgres(dataDir)
      : { url: databaseUrl, stop: () => Promise.resolve() }
  try {
    return await withoutTimeLimits(server.url, (database) => checkBooks({ database, clock: systemClock }))
  } finally {
    await server.stop()
  }
}
