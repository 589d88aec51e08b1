import type { MessageTemplate } from '@platen/contract'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { errorsOf, testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('an owner edits an email with variables and a preview, is shown what is wrong, and restores the original', async () => {
  const { page } = await shop.openConsole({ to: '/templates' })
  const errors = errorsOf(page, shop.url)
  await page.getByRole('region', { name: 'Emails to customers' }).getByText('Order ready').click()
  const shown = page.frameLocator('iframe')
  await shown.getByText('Good news: your order').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const body = page.getByLabel('Text', { exact: true })
  await body.fill('Come by <b>soon</b>!')
  await page.getByRole('button', { name: 'Link' }).click()
  expect(await body.inputValue()).toBe('Come by <b>soon</b>!\n{{link}}')
  await shown.getByText('Come by <b>soon</b>!').waitFor()
  await shown.getByRole('link', { name: 'Track your order' }).waitFor()

  await body.fill('Come by {{soon}}!\n{{link}}')
  await page.getByText('Correct the text to see the preview.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('There is no variable {{soon}} in this text.').waitFor()

  await body.fill('Come by soon!\n{{link}}')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('All changes saved').waitFor()
  const read = () => shop.staff.read<MessageTemplate>('/api/admin/message-templates/order-ready/en')
  expect(await read()).toMatchObject({ edited: true, body: 'Come by soon!\n{{link}}' })

  await page.getByRole('button', { name: 'Restore the original' }).click()
  await shown.getByText('Good news: your order').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.poll(async () => (await read()).edited).toBe(false)
  // The refused save and the previews of a text that is not right yet.
  expect(errors.filter((error) => !error.includes('422'))).toEqual([])
})
