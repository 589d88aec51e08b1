import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { placePaid } from '../testing/orders-by-stage.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const MISSING = 'This part couldn’t be loaded.'

const lose = (page: Page, name: string) =>
  page.route(new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`), (route) => route.abort())

test('a dialog that does not load leaves the order and the message that was typed', async () => {
  const order = await placePaid(shop)
  const { page } = await shop.openConsole({ to: `/orders/${order.id}` })
  await lose(page, 'change-order-dialog')
  const message = page.getByLabel('Message to the customer')
  await message.fill('Your shirts are ready on Friday.')
  await page.getByRole('button', { name: /^Change items/ }).click()
  const dialog = page.getByRole('dialog', { name: MISSING })
  await dialog.getByRole('button', { name: 'Reload' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  expect(await message.inputValue()).toBe('Your shirts are ready on Friday.')
})

test('keys and commands that do not load leave the page', async () => {
  const { page } = await shop.openConsole({ to: '/orders' })
  await lose(page, 'key-list')
  await lose(page, 'commands')
  for (const key of ['?', 'Control+k']) {
    await page.keyboard.press(key)
    await page.getByRole('dialog').getByText(MISSING).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }
  await page.getByRole('heading', { level: 1, name: 'Orders' }).waitFor()
})
