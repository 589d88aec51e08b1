import { fileURLToPath } from 'node:url'
import { availableParallelism, constants, setPriority } from 'node:os'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { testLanes, type TestLane } from './scripts/test-lanes.ts'

// As low as the processes that make film: they would get no time beside tests of a higher priority.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

// Node processes that tests start, and the tests' own, load compiled modules.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL('node_modules/.cache/compiled', import.meta.url))

const lanes = testLanes()
const DATABASE = 'apps/api/src/testing/global-setup.ts'

export default defineConfig({
  test: {
    // A browser test waits for part of its time; more workers than this only cost processor time.
    maxWorkers: availableParallelism() + 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more try where nobody watches, on machines that other work makes slow; the report names what needed it.
    retry: process.env.CI === undefined ? 0 : 1,
    // How long news of a change may take to arrive on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    projects: [
      lane('unit', { isolate: false, pool: 'threads' }),
      lane('api', { globalSetup: [DATABASE], isolate: false }),
      lane('browser', {
        globalSetup: ['lab/harness/build-platen.ts', DATABASE, 'lab/harness/unpack-browser.ts'],
        setupFiles: ['lab/harness/end-services.setup.ts'],
        isolate: false,
      }),
    ],
  },
})

function lane(name: TestLane, test: object): TestProjectConfiguration {
  return { extends: true, test: { name, include: lanes[name], ...test } }
}
