import { availableParallelism } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { testLanes, type TestLane } from './scripts/test-lanes.ts'

const lanes = testLanes()
const DATABASE = { globalSetup: ['apps/api/src/testing/global-setup.ts'] }

export default defineConfig({
  test: {
    // A browser test waits for half of its time: with half as many workers again as processors all are busy.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more try where nobody watches, on machines that other work makes slow; the report names what needed it.
    retry: process.env.CI === undefined ? 0 : 1,
    // How long news of a change may take to arrive on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      lane('unit', { isolate: false, pool: 'threads' }),
      lane('api', { ...DATABASE, isolate: false }),
      lane('browser', DATABASE),
    ],
  },
})

function lane(name: TestLane, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, include: lanes[name], ...test } }
}
