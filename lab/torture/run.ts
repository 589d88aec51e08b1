// Breaks what a shop stands on, while people order, and holds what happens against what is promised.
//
//   npm run torture                                            all of it: about half an hour
//   npm run torture -- --only api-killed,mail-away             some of it
//   npm run torture -- --only database-killed --rounds 50      as often as you like
//   npm run torture -- --write                                 keeps the table in benchmarks/results/torture.md
//
// It starts services and databases of its own, in folders of their own, on loopback, and takes them away again. It
// ends with 1 when a promise is broken.
import process from 'node:process'
import { parseArgs } from 'node:util'
import { endServices, removeDataFolders } from '../harness/service-process.ts'
import { apiKilled } from './api-killed.ts'
import { clockJumps } from './clock-jumps.ts'
import { databaseAway } from './database-away.ts'
import { databaseKilled } from './database-killed.ts'
import { diskFull } from './disk-full.ts'
import { seconds, type Fault } from './fault.ts'
import { mailAway } from './mail-away.ts'
import { keepResults, toTable, type Row } from './report.ts'
import { secondService } from './second-service.ts'
import { stopDatabaseServers } from './shop.ts'
import { webhooksAway } from './webhooks-away.ts'

const FAULTS: readonly Fault[] = [
  apiKilled,
  databaseKilled,
  databaseAway,
  diskFull,
  mailAway,
  webhooksAway,
  clockJumps,
  secondService,
]
const RESULTS = {
  file: new URL('../../benchmarks/results/torture.md', import.meta.url),
  title: 'What the shop promises when things go wrong',
  command: 'npm run torture -- --write',
}

class BadArguments extends Error {}

process.once('SIGINT', () => void leave(130))
process.once('SIGTERM', () => void leave(143))
await main().catch(async (error: unknown) => {
  console.error(
    `\n${error instanceof BadArguments || !(error instanceof Error) ? String(error) : error.stack}\n`,
  )
  await leave(1)
})

async function main(): Promise<void> {
  const { chosen, rounds, write, help } = readArguments()
  if (help) {
    console.log(usage())
    return
  }
  const rows: Row[] = []
  for (const fault of chosen) {
    const times = rounds ?? fault.rounds
    console.log(`\n${fault.name}: ${fault.about} (${times} rounds)`)
    const began = performance.now()
    const say = (line: string) => console.log(`  ${seconds(performance.now() - began).padStart(8)}  ${line}`)
    for (const finding of await findingsOf(fault, times, say))
      rows.push({ ...finding, fault: fault.name, rounds: times })
  }
  console.log(`\n${toTable(rows)}\n`)
  if (write) {
    keepResults(
      RESULTS,
      rows,
      FAULTS.map(({ name }) => name),
    )
  }
  await leave(rows.some(({ kept }) => kept === false) ? 1 : 0)
}

/** A fault that could not be got through has broken a promise too. */
async function findingsOf(fault: Fault, rounds: number, say: (line: string) => void) {
  try {
    return await fault.run({ rounds, say })
  } catch (error) {
    say(error instanceof Error ? (error.stack ?? error.message) : String(error))
    const reason = error instanceof Error ? error.message : String(error)
    return [{ promise: 'it is got through', wanted: 'yes', measured: reason, kept: false }]
  } finally {
    await endServices()
    await stopDatabaseServers()
  }
}

async function leave(code: number): Promise<never> {
  await endServices()
  await stopDatabaseServers()
  removeDataFolders()
  process.exit(code)
}

function readArguments() {
  const { values } = parse()
  const names = values.only?.split(',').map((name) => name.trim())
  const unknown = names?.filter((name) => !FAULTS.some((fault) => fault.name === name)) ?? []
  if (unknown.length > 0) {
    throw new BadArguments(
      `There is no ${unknown.join(', ')}. There are: ${FAULTS.map(({ name }) => name).join(', ')}.`,
    )
  }
  if (values.rounds !== undefined && !/^[1-9]\d{0,4}$/.test(values.rounds)) {
    throw new BadArguments(`--rounds must be a whole number from 1 to 99999, not "${values.rounds}".`)
  }
  return {
    chosen: FAULTS.filter(({ name }) => names?.includes(name) ?? true),
    rounds: values.rounds === undefined ? undefined : Number(values.rounds),
    write: values.write,
    help: values.help,
  }
}

function parse() {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        rounds: { type: 'string' },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    throw new BadArguments(`${error instanceof Error ? error.message : String(error)}\n\n${usage()}`)
  }
}

function usage(): string {
  const faults = FAULTS.map(
    ({ name, about, rounds }) => `  ${name.padEnd(17)}${String(rounds).padStart(4)}  ${about}`,
  )
  return [
    'npm run torture -- [--only name,name] [--rounds n] [--write]',
    '',
    'Faults, and how many rounds unless told:',
    ...faults,
  ].join('\n')
}
