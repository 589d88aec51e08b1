import { expect, test } from 'vitest'
import { OWNER_CREDENTIALS } from '../../lab/harness/staff.ts'
import { PHONE } from '../testing/console.ts'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('creates an API key on a phone, shows it once, and revokes it', async () => {
  const { page } = await shop.openConsole({ to: '/api-keys', viewport: PHONE })
  await page.getByText('No API keys yet.').waitFor()
  await page.getByRole('button', { name: 'Create API key' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Bookkeeping')
  expect(await dialog.getByRole('button', { name: 'Create key' }).getAttribute('aria-disabled')).toBe('true')
  expect(await dialog.getByRole('checkbox', { name: 'Invite, change and disable members' }).count()).toBe(0)
  await dialog.getByRole('checkbox', { name: 'See orders' }).check()
  await dialog.getByLabel('Your password').fill('not my password')
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Create key' }).click()
  await dialog
    .getByText(/password/i)
    .nth(1)
    .waitFor()
  await dialog.getByLabel('Your password').fill(OWNER_CREDENTIALS.password)
  await dialog.getByRole('button', { name: 'Create key' }).click()
  const key = await dialog.locator('code').innerText()
  const read = () => fetch(`${shop.url}/api/admin/orders`, { headers: { authorization: `Bearer ${key}` } })
  expect((await read()).status).toBe(200)
  await dialog.getByRole('button', { name: 'I have saved it' }).click()

  const row = page.getByRole('list', { name: 'API keys' }).getByRole('listitem').first()
  await row.getByText('Bookkeeping').waitFor()
  expect(await page.getByText(key).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await row.getByRole('button', { name: 'Revoke Bookkeeping' }).click()
  await dialog.getByRole('button', { name: 'Revoke key' }).click()
  await row.getByText('Revoked').waitFor()
  expect((await read()).status).toBe(401)
})
