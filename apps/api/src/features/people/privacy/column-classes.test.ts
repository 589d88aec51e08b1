import { expect, test } from 'vitest'
import { sharedTestApp } from '../../../testing/shared.ts'
import { COLUMN_CLASSES, type ColumnClasses } from './column-classes.ts'

const shop = sharedTestApp()

test('gives every column of every table exactly one class', async () => {
  const { rows } = await shop.services.pool.query<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     JOIN information_schema.tables USING (table_schema, table_name)
     WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`,
  )
  const classified = Object.entries<ColumnClasses>(COLUMN_CLASSES).flatMap(([table, classes]) =>
    Object.values<string>({ ...classes })
      .flatMap((columns) => columns.split(' '))
      .map((column) => `${table}.${column}`),
  )
  expect(classified.toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})
