import { expect, test } from 'vitest'
import { aDataFolder } from '../../lab/harness/started-service.ts'
import { tryStop, type StopCase } from '../../lab/torture/stops.ts'

// A short form of `npm run torture -- --only every-stop`, which tries all combinations. All stops share one database.
const folder = aDataFolder()

const CASES: StopCase[] = [
  { way: 'SIGTERM', output: 'full', workers: 1, metricsPort: 'busy', traffic: true },
  { way: 'Ctrl-C', output: 'gone at the stop', workers: 2, metricsPort: 'free', traffic: true },
  { way: 'closed terminal', output: 'gone at the stop', workers: 1, metricsPort: 'free', traffic: false },
  { way: 'SIGTERM to npm', output: 'gone', workers: 1, metricsPort: 'busy', traffic: false },
  { way: 'SIGKILL to npm', output: 'full', workers: 2, metricsPort: 'free', traffic: false },
]

test.each(CASES)(
  '$way ends the service, $workers worker(s) and the database with its output $output, and no answer is cut off',
  { timeout: 180_000 },
  async (stop) => {
    const { goneInMs, broken } = await tryStop(stop, folder)
    expect(goneInMs, 'something was still running after 30 s').toBeDefined()
    expect(broken).toEqual([])
  },
)
