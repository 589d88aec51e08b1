import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../apps/api/src/testing/test-database.ts'
import { FUZZED_SERVICE, fuzz } from '../../lab/fuzz/fuzz.ts'
import { OWNER, OWNER_CREDENTIALS } from '../../lab/harness/staff.ts'
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
  `answers ${CASES} valid and hostile requests as the API description says`,
  { timeout: 300_000 },
  async () => {
    const { cases, statuses, failures } = await fuzz({
      ...{ url: service.url, databaseUrl: database.url, owner: OWNER_CREDENTIALS },
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
