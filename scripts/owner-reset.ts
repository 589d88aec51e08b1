import process from 'node:process'
import { readConfig } from '../apps/api/src/config.ts'
import { resetOwner } from '../apps/api/src/features/people/admin-users/index.ts'
import { explainFailure } from '../apps/api/src/announce.ts'
import { systemClock } from '../apps/api/src/platform/clock.ts'
import { createLog } from '../apps/api/src/platform/log.ts'
import { prepareDatabase } from '../apps/api/src/prepare-database.ts'
import { openServices } from '../apps/api/src/services.ts'

/**
 * `npm run owner:reset [-- owner@shop.example]`: recovers an owner account. It uses the settings of the service; with
 * the embedded database, stop the service first.
 */
async function main(): Promise<void> {
  const config = readConfig(process.env)
  const log = createLog('silent', process.stdout)
  const database = await prepareDatabase({ ...config, seed: 'none' }, log, systemClock)
  try {
    const services = await openServices(config, { databaseUrl: database.url, log, clock: systemClock })
    try {
      const reset = await resetOwner(
        { ...services, config: { ...config, smtpUrl: undefined } },
        process.argv[2],
      )
      process.stdout.write('url' in reset ? linkFor(reset) : chooseFrom(reset.choices))
      if (!('url' in reset)) process.exitCode = 1
    } finally {
      await services.close()
    }
  } finally {
    await database.stop()
  }
}

function linkFor({ email, url }: { email: string; url: string }): string {
  return `\n  ${email} chooses a new password here. The link works once, for three days:\n\n    ${url}\n\n`
}

function chooseFrom(owners: readonly string[]): string {
  const names = owners.map((owner) => `    npm run owner:reset -- ${owner}\n`).join('')
  return owners.length === 0 ? '\n  The shop has no owner yet.\n\n' : `\n  Say which owner:\n\n${names}\n`
}

await main().catch((error: unknown) => {
  process.stderr.write(explainFailure(error).replace('Platen could not start.', 'No link was made.'))
  process.exitCode = 1
})
