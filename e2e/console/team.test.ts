import { expect, test } from 'vitest'
import { adminClient, OWNER } from '../../lab/harness/staff.ts'
import { accessibilityProblems, clippedTexts } from '../testing/page-checks.ts'
import { PHONE, SMALL_PHONE, TABLET, signIn } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('an invited colleague chooses a password by a link that is shown once, and signs in', async () => {
  const { page } = await shop.openConsole({ to: '/team', viewport: TABLET })
  await page.getByRole('table', { name: 'Members' }).waitFor()
  await page.keyboard.press('n')
  await page.getByLabel('Name').fill('Rosa Menjívar')
  await page.getByLabel('Email').fill('rosa@platen.local')
  await page.getByRole('radio', { name: /production/i }).check()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  const link = await page.getByRole('dialog').locator('code').innerText()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('row', { name: /Rosa Menjívar.*production.*Invited/i }).waitFor()

  const rosas = await (await shop.browser.newContext()).newPage()
  await rosas.goto(link.replace(/^https?:\/\/[^/]+/, shop.url))
  await rosas.getByLabel('New password').fill('warm film and cold peel')
  await rosas.getByRole('button', { name: 'Set password' }).click()
  await rosas.getByRole('link', { name: 'Sign in' }).click()
  await signIn(rosas, { email: 'rosa@platen.local', password: 'warm film and cold peel' })
  await rosas.getByRole('navigation', { name: 'Main' }).waitFor()
})

test('changing the role of a colleague or deactivating them ends their sessions at once', async () => {
  const member = await shop.staff.addColleague('support')
  const client = await adminClient(shop.url, member)
  const { page } = await shop.openConsole({ to: `/team?member=${member.id}` })
  await page.getByRole('radio', { name: /finance/i }).check()
  await page.getByRole('button', { name: 'Change role' }).click()
  await page.getByText(`${member.name} is now finance.`).waitFor()
  expect((await client.adminSession()).data?.authenticated).toBe(false)

  await page.getByRole('button', { name: 'Disable' }).click()
  await page
    .getByRole('dialog', { name: `Disable ${member.name}?` })
    .getByRole('button', { name: 'Disable' })
    .click()
  await page.getByRole('button', { name: 'Enable' }).waitFor()
  await expect(adminClient(shop.url, member)).rejects.toThrow('INVALID_CREDENTIALS')
})

test('the last owner cannot be deactivated, and the dialog says why', async () => {
  const { page } = await shop.openConsole({ to: '/team', colorScheme: 'dark' })
  await page
    .getByRole('row', { name: /\(you\)/ })
    .getByRole('button')
    .click()
  const role = page.getByRole('button', { name: 'Change role' })
  expect(await role.getAttribute('title')).toBe('You can’t change your own role. Ask another owner.')
  await page.getByRole('button', { name: 'Disable' }).click()
  await page.getByText('This is your own account.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click()
  await page.getByRole('alert').getByText('The shop would be left without an owner.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

test('shows who is in the team, and since when they were away, on phones too', async () => {
  const member = await shop.staff.addColleague('production', 'Maximiliana Fernández-Villanueva')
  const { page } = await shop.openConsole({ to: '/team' })
  for (const viewport of [PHONE, SMALL_PHONE]) {
    await page.setViewportSize(viewport)
    const row = page.getByRole('row', { name: new RegExp(member.name) })
    await row.getByText('Never signed in').waitFor()
    await page
      .getByRole('row', { name: /\(you\)/ })
      .getByText(/^Last sign-in/)
      .waitFor()
    await page.getByRole('table', { name: 'Role permissions' }).waitFor()
    expect(await clippedTexts(page)).toEqual([])
    await row.getByRole('button', { name: `Open ${member.name}` }).click()
    const dialog = page.getByRole('dialog', { name: member.name })
    await dialog.getByText(/^Member since/).waitFor()
    expect(await clippedTexts(page)).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('shows the team read-only with what each role may do', async () => {
  const manager = await shop.staff.addColleague('manager')
  const { page } = await shop.openConsole({ to: '/team', as: manager })
  const rights = page.getByRole('table', { name: 'Role permissions' })
  const row = rights.getByRole('row', { name: /Invite, change and disable members/ })
  await row.waitFor()
  expect(await row.getByRole('cell').allTextContents()).toEqual(['yes', 'no', 'no', 'no', 'no', 'no'])
  const invite = page.getByRole('button', { name: 'Invite member' })
  expect(await invite.getAttribute('title')).toBe('Your role (manager) can’t do this.')
  expect(await accessibilityProblems(page)).toEqual([])
})

test('keeps a form whose session ended and sends it after sign-in', async () => {
  const { page } = await shop.openConsole({ to: '/team?invite=yes' })
  await page.getByLabel('Name').fill('Late Guest')
  await page.getByLabel('Email').fill('late@platen.local')
  const elsewhere = shop.staff.client
  await elsewhere.revokeOtherSessions({ body: { password: OWNER.ADMIN_PASSWORD } })

  // Not `click`: the page may notice the end by itself first, and then a dialog is over the button.
  await page.getByRole('button', { name: 'Invite', exact: true }).dispatchEvent('click')
  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await ended.getByLabel('Password').fill(OWNER.ADMIN_PASSWORD)
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await ended.waitFor({ state: 'detached' })
  expect(await page.getByLabel('Name').inputValue()).toBe('Late Guest')
  await page.getByRole('button', { name: 'Invite', exact: true }).click()
  await page.getByRole('dialog', { name: 'Late Guest was invited' }).waitFor()
})
