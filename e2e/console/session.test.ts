import type { Page, Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { OWNER } from '../../lab/harness/staff.ts'
import { signIn } from '../testing/console.ts'
import { offlineDataOf } from './offline-data.ts'
import { startService } from '../../lab/harness/started-service.ts'
import { testShop } from '../testing/test-shop.ts'

/** For one account, from any address. */
const GUESSES_PER_ADDRESS = 10

const shop = testShop()

test('returns to the requested page after sign-in', async () => {
  const { page } = await shop.openConsole({ to: '/account' })
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/admin/account')
})

test('shows the reason for a refused sign-in and keeps the email address', async () => {
  const page = await shop.browser.newPage()
  await page.goto(`${shop.url}/admin`)
  await signIn(page, { email: OWNER.ADMIN_EMAIL, password: 'something else' })
  await page.getByRole('alert').waitFor()
  expect(await page.getByLabel('Email').inputValue()).toBe(OWNER.ADMIN_EMAIL)
})

test('after too many attempts says when to try again', async () => {
  const strict = await startService(OWNER)
  const credentials = { email: OWNER.ADMIN_EMAIL, password: 'a guess that is wrong' }
  for (let guess = 1; guess <= GUESSES_PER_ADDRESS; guess += 1) {
    const reply = await fetch(`${strict.url}/api/admin/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    expect(reply.status).toBe(401)
  }
  const page = await shop.browser.newPage()
  await page.goto(`${strict.url}/admin`)
  await signIn(page)
  const refused = page.getByRole('alert')
  await refused.getByText('Too many tries.').waitFor()
  expect(await refused.innerText()).toMatch(/Try again in (14|15) minutes/)
  await strict.end('SIGTERM')
})

test('signing out in one tab clears all other tabs', async () => {
  const { page, context } = await shop.openConsole({ to: '/account' })
  const other = await context.newPage()
  await other.goto(`${shop.url}/admin/team`)
  await other.getByText(OWNER.ADMIN_EMAIL).first().waitFor()
  // Whatever was on screen when the redirect to sign-in began, however long that takes.
  await other.evaluate(`addEventListener('beforeunload', () => {
    sessionStorage.setItem('left with', '<' + document.body.innerText.trim() + '>')
  })`)

  await signOut(page)
  await page.getByLabel('Email').waitFor()
  await other.getByLabel('Email').waitFor()
  expect(await other.evaluate("sessionStorage.getItem('left with')")).toBe('<>')
  expect(await offlineDataOf(other)).not.toContain(OWNER.ADMIN_EMAIL)
})

test('signing in as another person restarts every tab, and as the same person continues each', async () => {
  const manager = await shop.staff.addColleague('manager')
  const { page, context } = await shop.openConsole({ to: '/account' })
  const other = await context.newPage()
  await other.goto(`${shop.url}/admin/team?invite=yes`)
  await other.getByLabel('Name').fill('Half Written')

  await signInAnew(page)
  expect(await other.getByLabel('Name').inputValue()).toBe('Half Written')

  await signInAnew(page, manager)
  await isHere(other, manager.name)
  expect(new URL(other.url()).pathname).toBe('/admin/')
  expect(await other.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('Half Written')
})

test('a tab that missed the change restarts when the API names another person', async () => {
  const manager = await shop.staff.addColleague('manager')
  const { page, context } = await shop.openConsole({ to: '/account' })
  // From outside the console.
  await context.request.post(`${shop.url}/api/admin/login`, {
    data: { email: manager.email, password: manager.password },
  })
  await page.goto(`${shop.url}/admin/team`)
  await isHere(page, manager.name)
  await expect.poll(() => offlineDataOf(page)).toContain(manager.email)
  expect(await offlineDataOf(page)).not.toContain(OWNER.ADMIN_EMAIL)
})

test('keeps nothing of the previous person after another one signs in, also offline', async () => {
  const production = await shop.staff.addColleague('production')
  const { page } = await shop.openConsole({ to: '/settings', worksOffline: true })
  await page.getByLabel('Tagline', { exact: true }).fill('Never To Be Seen')
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain(OWNER.ADMIN_EMAIL)

  await endSession(page)
  await page.reload()
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain('"authenticated":false')
  // The session is gone, but what the user saw and wrote is still on the page.
  await page.goto(`${shop.url}/admin/settings`)
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).toContain('Never To Be Seen')
  await signIn(page, production)
  await isHere(page, production.name)
  expect(await page.evaluate('JSON.stringify({ ...sessionStorage })')).not.toContain('Never To Be Seen')
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain(production.email)
  expect(await offlineDataOf(page)).not.toContain(OWNER.ADMIN_EMAIL)
})

test('a tab waiting at sign-in does not show the drafts of one person to another', async () => {
  const production = await shop.staff.addColleague('production')
  const { page, context } = await shop.openConsole({ to: '/settings' })
  await page.getByLabel('Tagline', { exact: true }).fill('Never To Be Seen')
  await expect.poll(() => drafts(page)).toContain('Never To Be Seen')
  await endSession(page)
  await page.reload()
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain('"authenticated":false')
  await page.goto(`${shop.url}/admin/settings`)
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()

  const other = await context.newPage()
  await other.goto(`${shop.url}/admin`)
  await signIn(other, production)
  await isHere(other, production.name)
  await isHere(page, production.name)
  expect(await drafts(page)).not.toContain('Never To Be Seen')
  await expect.poll(() => offlineDataOf(page), { timeout: 25_000 }).toContain(production.email)
  expect(await offlineDataOf(page)).not.toContain(OWNER.ADMIN_EMAIL)
})

const drafts = (page: Page) => page.evaluate<string>('JSON.stringify({ ...sessionStorage })')

test.each([
  ['cannot be reached', 'abort', 'You may still be signed in.'],
  ['fails', 'answer', 'You are still signed in.'],
] as const)(
  'a sign-out while the shop %s reports the error and keeps the session',
  async (_what, how, words) => {
    const { page } = await shop.openConsole({ to: '/account' })
    await page.route('**/api/admin/logout', (route) =>
      how === 'abort' ? route.abort() : route.fulfill({ status: 500, json: BROKEN }),
    )
    await signOut(page)
    await page.getByRole('region', { name: 'Notifications' }).getByText(words).waitFor()
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()

    await page.unroute('**/api/admin/logout')
    await signOut(page)
    await page.getByLabel('Email').waitFor()
  },
)

test('a session that ends during a background refresh leaves the page in place below the sign-in dialog', async () => {
  const { page } = await shop.openConsole({
    to: '/team',
    prepare: (context) => context.route('**/api/admin/events*', (route) => route.abort()),
  })
  await page.getByRole('row', { name: /\(you\)/ }).waitFor()
  await endSession(page)
  const response = await page.waitForResponse('**/api/admin/session', { timeout: 60_000 })
  expect(await response.json()).toMatchObject({ authenticated: false })

  const ended = page.getByRole('dialog', { name: 'Your session has ended' })
  await ended.getByLabel('Password').fill(OWNER.ADMIN_PASSWORD)
  expect(new URL(page.url()).pathname).toBe('/admin/team')
  expect(await page.locator('main').innerText()).toContain(OWNER.ADMIN_EMAIL)
  await ended.getByRole('button', { name: 'Sign in' }).click()
  await ended.waitFor({ state: 'detached' })
})

test('marks the requests of an idle page as background requests', async () => {
  const { page } = await shop.openConsole({
    to: '/team',
    prepare: async (context) => {
      await context.clock.install()
      await context.route('**/api/admin/events*', (route) => route.abort())
    },
  })
  const asked = () => page.waitForRequest('**/api/admin/users*', { timeout: 60_000 })
  const marked = async (request: Promise<Request>) =>
    (await (await request).allHeaders())['x-platen-background']
  await page.getByRole('row', { name: /\(you\)/ }).waitFor()

  const alone = asked()
  await page.clock.fastForward(90_000)
  expect(await marked(alone)).toBe('1')
  await page.keyboard.press('Shift')
  const inHand = asked()
  await page.clock.fastForward(25_000)
  expect(await marked(inHand)).toBeUndefined()
})

const BROKEN = {
  error: {
    code: 'INTERNAL_ERROR',
    message: 'The shop has a defect.',
    resolution: 'Try again later.',
  },
  detail: 'The shop has a defect.',
}

async function isHere(page: Page, name: string): Promise<void> {
  await page.locator('[popovertarget=person-menu]').filter({ hasText: name }).waitFor()
}

async function signOut(page: Page): Promise<void> {
  await page.locator('[popovertarget=person-menu]').click()
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
}

async function signInAnew(page: Page, as?: Parameters<typeof signIn>[1]): Promise<void> {
  await endSession(page)
  await page.reload()
  await signIn(page, as)
  await page.getByLabel('Email').waitFor({ state: 'detached' })
}

async function endSession(page: Page): Promise<void> {
  const cookies = await page.context().cookies()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  await fetch(`${shop.url}/api/admin/logout`, { method: 'POST', headers: { cookie } })
}
