import process from 'node:process'
import { parseArgs } from 'node:util'
import { endServices, removeDataFolders } from '../harness/service-process.ts'
import { seconds, type Fault } from './fault.ts'
import { keepResults, toTable, type Results, type Row } from './report.ts'
import { stopDatabaseServers } from './shop.ts'

interface Options {
  readonly command: string
  readonly faults: readonly Fault[]
  readonly results: Results
  /** Stops what the faults start beside services and databases. */
  readonly stop?: () => Promise<void>
  /** Why nothing can run here. */
  readonly missing?: string | undefined
}

class BadArguments extends Error {}

/** Exits with 1 when a promise was broken. */
export async function runFaults(options: Options): Promise<never> {
  const { faults, results } = options
  process.once('SIGINT', () => void leave(130))
  process.once('SIGTERM', () => void leave(143))
  try {
    const { chosen, rounds, write, help } = readArguments(options)
    if (help) {
      console.log(usage(options))
      return await leave(0)
    }
    if (options.missing) throw new BadArguments(`Nothing was measured. ${options.missing}`)
    const rows: Row[] = []
    for (const fault of chosen) {
      const times = rounds ?? fault.rounds
      console.log(`\n${fault.name}: ${fault.about} (${times} rounds)`)
      const began = performance.now()
      const say = (line: string) =>
        console.log(`  ${seconds(performance.now() - began).padStart(8)}  ${line}`)
      for (const finding of await findingsOf(fault, times, say))
        rows.push({ ...finding, fault: fault.name, rounds: times })
    }
    console.log(`\n${toTable(rows)}\n`)
    if (write) {
      keepResults(
        results,
        rows,
        faults.map(({ name }) => name),
      )
    }
    return await leave(rows.some(({ kept }) => kept === false) ? 1 : 0)
  } catch (error) {
    console.error(
      `\n${error instanceof BadArguments ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
    )
    return leave(1)
  }

  async function findingsOf(fault: Fault, rounds: number, say: (line: string) => void) {
    try {
      return await fault.run({ rounds, say })
    } catch (error) {
      say(error instanceof Error ? (error.stack ?? error.message) : String(error))
      const measured = error instanceof Error ? error.message : String(error)
      return [{ promise: 'it runs to its end', wanted: 'yes', measured, kept: false }]
    } finally {
      await stopAll()
    }
  }

  async function stopAll(): Promise<void> {
    await options.stop?.()
    await endServices()
    await stopDatabaseServers()
  }

  async function leave(code: number): Promise<never> {
    await stopAll()
    removeDataFolders()
    process.exit(code)
  }
}

function readArguments(options: Options) {
  const values = parse(options)
  const all = options.faults.map(({ name }) => name)
  const names = values.only?.split(',').map((name) => name.trim()) ?? all
  const unknown = names.filter((name) => !all.includes(name))
  if (unknown.length > 0) {
    throw new BadArguments(`There is no ${unknown.join(', ')}. There are: ${all.join(', ')}.`)
  }
  if (values.rounds !== undefined && !/^[1-9]\d{0,4}$/.test(values.rounds)) {
    throw new BadArguments(`--rounds must be a whole number from 1 to 99999, not "${values.rounds}".`)
  }
  return {
    ...values,
    chosen: options.faults.filter(({ name }) => names.includes(name)),
    rounds: values.quick ? 1 : values.rounds === undefined ? undefined : Number(values.rounds),
  }
}

function parse(options: Options) {
  try {
    return parseArgs({
      options: {
        only: { type: 'string' },
        rounds: { type: 'string' },
        quick: { type: 'boolean', default: false },
        write: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values
  } catch (error) {
    throw new BadArguments(`${error instanceof Error ? error.message : String(error)}\n\n${usage(options)}`)
  }
}

function usage({ command, faults }: Options): string {
  return [
    `npm run ${command} -- [--only name,name] [--rounds n] [--quick] [--write]`,
    '',
    'Faults and their default rounds; --quick runs one round of each:',
    ...faults.map(({ name, about, rounds }) => `  ${name.padEnd(17)}${String(rounds).padStart(4)}  ${about}`),
  ].join('\n')
}
