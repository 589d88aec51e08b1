import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'
import { COLUMN_CLASSES, type ColumnClasses } from './column-classes.ts'

let shop: TestApp
beforeAll(async () => {
  shop = await startTestApp()
})
afterAll(() => shop.close())

test('every column of every table has one class, and no class has a column that is gone', async () => {
  const { rows } = await shop.services.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public'`,
  )
  const classified = Object.entries<ColumnClasses>(COLUMN_CLASSES).flatMap(([table, classes]) =>
    Object.values<string>({ ...classes })
      .flatMap((columns) => columns.split(' '))
      .map((column) => `${table}.${column}`),
  )
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
