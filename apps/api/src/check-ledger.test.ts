import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { beforeAll, expect, test } from 'vitest'
import { sharedTestApp } from './testing/shared.ts'
import { openStorefront } from './testing/storefront.ts'

const COMMAND = fileURLToPath(new URL('check-ledger.ts', import.meta.url))

const shop = sharedTestApp()
beforeAll(async () => {
  const storefront = await openStorefront(shop)
  await storefront.place(await storefront.order())
})

test('reports each check and exits with success', async () => {
  const { code, output } = await run({ DATABASE_URL: shop.databaseUrl })
  expect({ code, output }).toMatchObject({ code: 0 })
  expect(output).toContain('ok     what is on hand is the sum of the movements')
  expect(output).toContain('ok     the stage of an order is the one that follows from its statuses')
  expect(output).not.toContain('WRONG')
})

test('names the problem of a failed check and exits with failure', async () => {
  await shop.services.pool.query(`UPDATE inventory_items SET on_hand = on_hand + 1 WHERE sku = 'POWDER'`)
  await shop.services.pool.query(`UPDATE orders SET stage = 'ready'`)
  const { code, output } = await run({ DATABASE_URL: shop.databaseUrl })
  expect(code).toBe(1)
  expect(output).toContain(
    'WRONG  what is on hand is the sum of the movements\n           POWDER: should be 5000, is 5001',
  )
  expect(output).toMatch(/PL-\d{4}-\d{6}: should be awaiting_payment, is ready/)
})

test('fails on a database that is not a shop', async () => {
  const { code, output } = await run({
    DATABASE_URL: shop.databaseUrl.replace(/\/platen_test_\w+/, '/postgres'),
  })
  expect(code).toBe(1)
  expect(output).toContain('The check failed')
})

function run(env: Record<string, string>): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = execFile(
      process.execPath,
      [COMMAND],
      { env: { PATH: process.env.PATH, ...env } },
      (_error, stdout, stderr) => resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    )
  })
}
