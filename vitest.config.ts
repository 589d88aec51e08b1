import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{apps,packages,scripts,e2e}/**/*.test.ts'],
    globalSetup: ['apps/api/src/testing/global-setup.ts'],
    // A browser test waits for half of its time: with one worker for each processor both are busy.
    maxWorkers: '100%',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // One more try where nobody watches, on machines that other work makes slow; the report names what needed it.
    retry: process.env.CI === undefined ? 0 : 1,
    // How long news of a change may take to arrive on a busy machine.
    expect: { poll: { timeout: 20_000 } },
  },
})
