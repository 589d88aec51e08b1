import { URI, type TOTP } from 'otpauth'
import type { Page } from 'playwright-core'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { TABLET, signIn } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

test('two-factor sign-in is turned on by scanning a QR code, required at sign-in, and turned off with a recovery code', async () => {
  const me = await shop.staff.addColleague('support')
  const { page } = await shop.openConsole({
    as: me,
    to: '/account',
    viewport: TABLET,
    colorScheme: 'dark',
  })
  const app = await beginCodes(page, me.password)
  await enterCode(page, app)
  const list = page.getByRole('list', { name: 'Recovery codes' })
  await list.waitFor()
  const codes = await list.getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('button', { name: 'Turn off…' }).waitFor()

  const elsewhere = await (await shop.browser.newContext()).newPage()
  await elsewhere.goto(`${shop.url}/admin`)
  await signIn(elsewhere, me)
  await elsewhere.getByLabel('One-time code').fill('000000')
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.getByRole('alert').waitFor()
  await elsewhere.getByRole('button', { name: /Use a recovery code/ }).click()
  await elsewhere.getByLabel('Recovery code').fill(codes[0] ?? '')
  await elsewhere.getByRole('button', { name: 'Sign in' }).click()
  await elsewhere.getByRole('navigation', { name: 'Main' }).waitFor()

  await page.getByRole('button', { name: 'Turn off…' }).click()
  await page.getByRole('dialog').getByLabel('Your password').fill(me.password)
  await page.getByRole('textbox', { name: 'One-time code' }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByText(/^This code is wrong/).waitFor()
  await page.getByRole('textbox', { name: 'One-time code' }).fill(codes[1] ?? '')
  await page.getByRole('button', { name: 'Turn off', exact: true }).click()
  await page.getByRole('button', { name: 'Turn on…' }).waitFor()
})

test('leads a member whose role needs one-time codes to set them up, then to the page that was opened', async () => {
  const owner = await shop.staff.addColleague('owner')
  const me = await shop.staff.addColleague('support')
  const { page: team } = await shop.openConsole({ as: owner, to: '/team' })
  const policy = team.getByRole('region', { name: 'Sign-in' })
  await policy.getByText('One-time codes are required for: nobody').waitFor()
  const { page } = await shop.openConsole({ as: me, to: '/leads' })

  await policy.getByRole('button', { name: 'Change…' }).click()
  const dialog = team.getByRole('dialog', { name: 'Require one-time codes' })
  await dialog.getByRole('checkbox', { name: /^support/i }).check()
  await dialog.getByLabel('Your password').fill(owner.password)
  expect(await accessibilityProblems(team)).toEqual([])
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await policy.getByText('One-time codes are required for: support').waitFor()

  await page.reload()
  await page.getByRole('heading', { level: 1, name: 'Set up one-time codes' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await enterCode(page, await beginCodes(page, me.password, 'Set up codes…'))
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.getByRole('heading', { level: 1, name: 'Leads' }).waitFor()
})

test('changing the password requires the current one, ends all other sessions and replaces the old password', async () => {
  const me = await shop.staff.addColleague('viewer')
  const { page: other } = await shop.openConsole({ as: me, to: '/account' })
  const { page } = await shop.openConsole({ as: me, to: '/account' })
  const chosen = 'a whole roll of film'
  await page.getByLabel('Current password').fill('not the one of now')
  await page.getByLabel('New password').fill(chosen)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('This is not your password.').waitFor()
  await page.getByLabel('Current password').fill(me.password)
  await page.getByRole('button', { name: 'Change password' }).click()
  await page.getByText('Password changed').waitFor()
  expect(await page.getByLabel('New password').inputValue()).toBe('')

  await other.getByLabel('New password').fill('still on the screen')
  await other.getByLabel('Current password').fill(chosen)
  await other.getByRole('button', { name: 'Change password' }).click()
  await other.getByRole('dialog', { name: 'Your session has ended' }).waitFor()
  await other.getByRole('dialog').getByLabel('Password').fill(chosen)
  await other.getByRole('button', { name: 'Sign in' }).click()
  await other.getByRole('dialog').waitFor({ state: 'detached' })
  expect(await other.getByLabel('New password').inputValue()).toBe('still on the screen')
})

test('lists a session on another device by its name and ends it', async () => {
  const me = await shop.staff.addColleague('finance')
  const phone = await shop.browser.newContext({
    userAgent:
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  })
  const lost = await phone.newPage()
  await lost.goto(`${shop.url}/admin/account`)
  await signIn(lost, me)
  await lost.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

  const { page } = await shop.openConsole({ as: me, to: '/account', colorScheme: 'dark' })
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).click()
  const dialog = page.getByRole('dialog', { name: 'Sign out Chrome on Android?' })
  await dialog.getByLabel('Your password').fill('not the one of now')
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await dialog.getByLabel('Your password').fill(me.password)
  await dialog.getByRole('button', { name: 'Sign out' }).click()
  await page.getByText('Signed out on Chrome on Android.').waitFor()
  await page.getByRole('button', { name: 'Sign out Chrome on Android' }).waitFor({ state: 'detached' })
  expect(await accessibilityProblems(page)).toEqual([])
  await lost.reload()
  await lost.getByLabel('Email').waitFor()
})

test('a used invitation link says that it has expired and who can send a new one', async () => {
  const page = await shop.browser.newPage()
  await page.goto(`${shop.url}/admin/password#${'x'.repeat(43)}`)
  await page.getByLabel('New password').fill('a few words in a row')
  await page.getByRole('button', { name: 'Set password' }).click()
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
})

/** A code lives for 30 seconds; one that ends while it is sent would be refused. */
async function enterCode(page: Page, app: TOTP): Promise<void> {
  const left = app.remaining()
  if (left < 5_000) await page.waitForTimeout(left)
  await page.getByLabel('Code from the app').fill(app.generate())
  await page.getByRole('button', { name: 'Turn on', exact: true }).click()
}

async function beginCodes(page: Page, password: string, start = 'Turn on…'): Promise<TOTP> {
  await page.getByRole('button', { name: start }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill('something else')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('This is not your password.').waitFor()
  await dialog.getByLabel('Your password').fill(password)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const picture = dialog.getByRole('img', { name: 'QR code for your authenticator app' })
  await picture.waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  const written = (await dialog.locator('code').innerText()).replaceAll(' ', '')
  const photographed = await readQrCode(await picture.screenshot())
  expect(new URL(photographed).searchParams.get('secret')).toBe(written)
  return URI.parse(photographed) as TOTP
}

async function readQrCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return decodeQR({ data: new Uint8ClampedArray(data), width: info.width, height: info.height })
}
