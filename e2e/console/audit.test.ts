import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { TABLET } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('keeps filters in the URL and shows each change with its old and new value', async () => {
  const member = await shop.staff.addColleague('support')
  const { page } = await shop.openConsole({ to: `/team?member=${member.id}` })
  await page.getByRole('radio', { name: /finance/i }).check()
  await page.getByRole('button', { name: 'Change role' }).click()
  await page.getByText(`${member.name} is now finance.`).waitFor()

  await page.goto(`${shop.url}/admin/audit-log?id=${member.id}&entity=admin_user`)
  const list = page.getByRole('list', { name: 'Audit log entries' })
  await list.getByRole('list', { name: 'What changed' }).first().waitFor()
  const changes = list.getByRole('list', { name: 'What changed' }).first()
  expect((await changes.innerText()).replaceAll(/\s+/g, ' ')).toBe('Role support → finance')
  await page.getByLabel('Action').selectOption('Team member added')
  await list.getByText('Role changed').waitFor({ state: 'detached' })
  expect(new URL(page.url()).searchParams.get('action')).toBe('admin_user.created')
  await page.getByLabel('To').fill('2001-01-01')
  await page.getByText('No entries match these filters').waitFor()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await list.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('keeps a note through a reload while it is typed, and records it under the name of its author', async () => {
  const { page } = await shop.openConsole({ to: '/audit-log', viewport: TABLET })
  await page.getByRole('list', { name: 'Audit log entries' }).waitFor()
  await page.keyboard.press('n')
  await page.getByRole('textbox', { name: 'Note' }).fill('The press was serviced.')
  await page.reload()
  await page.getByRole('button', { name: 'Add note' }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Note' }).inputValue())
    .toBe('The press was serviced.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add note' }).click()
  await page
    .getByRole('list', { name: 'Audit log entries' })
    .getByText('The press was serviced.')
    .first()
    .waitFor()
})

test('says that a role sees only its own entries and hides verification', async () => {
  const viewer = await shop.staff.addColleague('viewer')
  const { page } = await shop.openConsole({ to: '/audit-log', as: viewer, colorScheme: 'dark' })
  await page.getByText('Your own entries').waitFor()
  await page.getByRole('list', { name: 'Audit log entries' }).waitFor()
  expect(await page.getByRole('button', { name: 'Verify log' }).count()).toBe(0)
  const add = page.getByRole('button', { name: 'Add note' })
  expect(await add.getAttribute('title')).toBe('Your role (viewer) can’t do this.')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('verifies and downloads the log, and names a row that was changed in the database', async () => {
  const { page } = await shop.openConsole({ to: '/audit-log' })
  await page.getByRole('button', { name: 'Verify log' }).click()
  await page.getByText(/^The log is intact: \d+ rows\.$/).waitFor()
  const downloading = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download full log' }).click()
  const rows = readFileSync(await (await downloading).path(), 'utf8')
    .trim()
    .split('\n')
  expect(rows.map((row) => (JSON.parse(row) as { sequence: number }).sequence)[1]).toBe(2)

  await tamper()
  await page.getByRole('button', { name: 'Verify log' }).click()
  await page.getByText('The chain is broken at row 2: it was changed.').waitFor()
  await page.getByText('The 1 row before it can be trusted.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

async function tamper(): Promise<void> {
  await shop.pool.query(
    `BEGIN; SET LOCAL session_replication_role = replica;
     UPDATE audit_log SET message = '' WHERE id = (SELECT entry_id FROM audit_seals WHERE sequence = 2); COMMIT`,
  )
}
