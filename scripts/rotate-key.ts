import process from 'node:process'
import { parseArgs } from 'node:util'
import { explainFailure } from '../apps/api/src/announce.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { systemClock } from '../apps/api/src/platform/clock.ts'
import { createPool } from '../apps/api/src/platform/database/pool.ts'
import { createDatabase, transactions } from '../apps/api/src/platform/database/transaction.ts'
import { connectEmbeddedPostgres } from '../apps/api/src/platform/embedded-postgres/index.ts'
import { rotateServerKey } from '../apps/api/src/platform/rotate-server-key.ts'
import { ALGORITHMS, KEY_NAMES, type KeyName } from '../apps/api/src/platform/server-keys.ts'

const USAGE = `
  npm run keys:rotate -- <${KEY_NAMES.join(' | ')}> [--forget] [--algorithm ${ALGORITHMS.join(' | ')}]

  --forget: also refuse what the former keys signed, such as order links that were stolen.

`

const AFTER_ROTATION: Record<KeyName, string> = {
  tracking: 'What it signed stays valid.',
  preview: 'What it signed stays valid.',
  device: 'What it signed stays valid.',
  challenge: 'Customers who are solving a challenge now get another one.',
  client: 'Unpaid orders count anew by network address.',
}

/** Replaces a key of the service, which may be running. */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      forget: { type: 'boolean', default: false },
      algorithm: { type: 'string', default: 'sha256' },
    },
  })
  const name = KEY_NAMES.find((known) => known === positionals[0])
  const algorithm = ALGORITHMS.find((known) => known === values.algorithm)
  if (name === undefined || algorithm === undefined || positionals.length > 1) {
    process.stderr.write(USAGE)
    process.exitCode = 2
    return
  }
  const config = readConfig(process.env)
  const server =
    config.databaseUrl === undefined
      ? await connectEmbeddedPostgres(config.dataDir)
      : { url: config.databaseUrl, stop: () => Promise.resolve() }
  const pool = createPool(server.url, { max: 1, onError: () => undefined })
  try {
    const transaction = transactions(createDatabase(pool))
    await rotateServerKey({ transaction, clock: systemClock }, { name, algorithm, forget: values.forget })
    const former = values.forget ? 'What it signed is refused now.' : AFTER_ROTATION[name]
    process.stdout.write(`\n  The key ${name} was replaced. ${former}\n\n`)
  } finally {
    await pool.end()
    await server.stop()
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(explainFailure(error).replace('Platen could not start.', 'The key was not replaced.'))
  process.exitCode = 1
})
