import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '../apps/api/src/testing/test-database.ts'
import { filesOfDatabase } from './generate-database.ts'
import { readGenerated } from './generate.ts'

const database = await createTestDatabase()
afterAll(() => database.drop())

test.each(await filesOfDatabase(database.url))(
  '$path is what the migrations give (npm run generate)',
  async (file) => {
    const committed = await readGenerated(file)
    expect(committed === file.content, `${file.path} is stale: run npm run generate`).toBe(true)
  },
)
