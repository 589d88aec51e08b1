import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { fuzz } from '../../lab/fuzz/fuzz.ts'
import { FUZZED_SERVICE } from '../../lab/fuzz/fuzzed-service.ts'
import { OWNER } from '../../lab/harness/staff.ts'
import { endServices, startService, type StartedService } from '../../lab/harness/started-service.ts'

/** `npm run fuzz` tries many more. */
const CASES = 600

let database: TestDatabase
let service: StartedService
beforeAll(async () => {
  database = await createTestDatabase()
  service = await startService({ ...OWNER, ...FUZZED_SERVICE, DATABASE_URL: database.url })
})
afterAll(async () => {
  await endServices()
  await database.drop()
})

test(
  `keeps what the API description says, whatever ${CASES} requests ask for`,
  { timeout: 300_000 },
  async () => {
    const { cases, statuses, failures } = await fuzz({
      url: service.url,
      owner: { email: OWNER.ADMIN_EMAIL, password: OWNER.ADMIN_PASSWORD },
      ...{ seed: 1, first: 1, last: CASES, workers: 4 },
    })
    expect(failures).toEqual([])
    expect(cases).toBe(CASES)
    for (const status of [200, 201, 400, 401, 403, 404, 405, 409, 422]) {
      expect(statuses[status], `no request was answered ${status}`).toBeGreaterThan(0)
    }
    expect(service.output()).not.toContain('request failed')
  },
)
