import process from 'node:process'
import { seconds, table } from '../command.ts'
import type { Config } from '../config.ts'
import { systemClock } from '../platform/clock.ts'
import { createPool } from '../platform/database/pool.ts'
import { createDatabase, type Database } from '../platform/database/transaction.ts'
import { connectEmbeddedPostgres, hasDatabase } from '../platform/embedded-postgres/index.ts'
import { findSource, keepRehearsal } from './rehearsal-schedule.ts'
import type { Rehearsal, RehearsalSource } from './rehearsal.ts'
import { rehearse } from './rehearse.ts'

/** `npm run restore -- --rehearse`. Keeps the result when the shop's database is here. */
export async function rehearseByHand(config: Config, from: string | undefined): Promise<number> {
  const began = performance.now()
  const say = (line: string) => process.stdout.write(`  ${seconds(began)}  ${line}\n`)
  return withDatabase(config, async (database) => {
    const source = from === undefined ? await chooseSource(config, database) : backupIn(from)
    const name = source.kind === 'archive' ? 'the archive in BACKUP_URL' : source.folder
    process.stdout.write(`\n  Rehearsing a restore from ${name}\n\n`)
    const rehearsal = await rehearse({ source, dataDir: config.dataDir, clock: systemClock, say })
    if (!rehearsal) throw new Error('The service is rehearsing a restore now. Wait until it ends.')
    if (database) await keepRehearsal(database, rehearsal)
    process.stdout.write(report(name, rehearsal))
    return rehearsal.problem ? 1 : 0
  })
}

async function chooseSource(config: Config, database: Database | undefined): Promise<RehearsalSource> {
  if (config.backupUrl !== undefined) return { kind: 'archive', url: config.backupUrl }
  const source = database && (await findSource(database, config))
  if (source) return source
  throw new Error(
    'There is neither BACKUP_URL nor a known backup. Name its folder: --rehearse --from <folder>',
  )
}

function backupIn(folder: string): RehearsalSource {
  return { kind: 'backup', folder }
}

async function withDatabase(
  config: Config,
  work: (database: Database | undefined) => Promise<number>,
): Promise<number> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !hasDatabase(dataDir)) return work(undefined)
  const server =
    databaseUrl === undefined
      ? await connectEmbeddedPostgres(dataDir)
      : { url: databaseUrl, stop: () => Promise.resolve() }
  const pool = createPool(server.url, { max: 1, onError: () => undefined })
  try {
    return await work(createDatabase(pool))
  } finally {
    await pool.end()
    await server.stop()
  }
}

function report(name: string, { newestChangeAt, tookSeconds, problem }: Rehearsal): string {
  return [
    table([
      ['Restored', name],
      ['Newest change', newestChangeAt?.toISOString() ?? 'none'],
      ['Took', `${tookSeconds} s`],
    ]),
    problem
      ? `  WRONG  ${problem.message}`
      : '  ok     it was restored, stock and money add up, and the audit chain is intact',
    '',
    '',
  ].join('\n')
}
