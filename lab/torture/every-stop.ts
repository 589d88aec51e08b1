import { aDataFolder } from '../harness/service-process.ts'
import { atMost, none, type Fault, type FaultRun, type Finding } from './fault.ts'
import { OUTPUTS, WAYS, tryStop, type StopCase } from './stops.ts'

const GONE_WITHIN_MS = 15_000

export const everyStop: Fault = {
  name: 'every-stop',
  about: 'every way to stop, with its output read, gone or full, and one or two workers',
  // Each with another combination of a busy metrics port and traffic.
  rounds: 4,
  run,
}

async function run({ rounds, say }: FaultRun): Promise<Finding[]> {
  const folder = aDataFolder()
  const times: number[] = []
  const [closed, stuck, broken]: [string[], string[], string[]] = [[], [], []]
  for (let round = 0; round < rounds; round += 1) {
    for (const stop of stopCases(round)) {
      const name = Object.values(stop).join(', ')
      const stopped = await tryStop(stop, folder).catch((error: unknown) => String(error))
      if (typeof stopped === 'string') {
        closed.push(name)
        say(`${name}: ${stopped}`)
        continue
      }
      const { goneInMs, broken: some } = stopped
      if (goneInMs === undefined) stuck.push(name)
      else times.push(goneInMs)
      broken.push(...some.map((what) => `${name}: ${what}`))
      if (goneInMs === undefined || some.length > 0)
        say(`${name}: ${goneInMs === undefined ? 'stuck' : some.join(', ')}`)
    }
    say(`round ${round + 1} of ${rounds}, ${times.length} stops`)
  }
  const outOf = `of ${times.length + stuck.length} stops`
  return [
    none('starts that failed', closed, outOf),
    none('stops after which the service, a worker or the database was still there', stuck, outOf),
    atMost('service, workers and database are gone', GONE_WITHIN_MS, times),
    none('connections that were reset, and answers cut off', broken, outOf),
  ]
}

function stopCases(round: number): StopCase[] {
  const ways = Object.keys(WAYS) as (keyof typeof WAYS)[]
  return ways
    .flatMap((way) =>
      OUTPUTS.flatMap((output) => ([1, 2] as const).map((workers) => ({ way, output, workers }))),
    )
    .map((some, index) => {
      const turn = (index + round) % 4
      return { ...some, metricsPort: turn < 2 ? 'free' : 'busy', traffic: turn % 2 === 0 }
    })
}
