import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { LOCALE_NAMES, type Locale } from '@platen/messages'
import { accessibilityProblems } from '../testing/page-checks.ts'
import { signIn } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

const inSpanish = (page: Page) => page.getByRole('heading', { level: 1, name: 'Tu cuenta' }).waitFor()
const inEnglish = (page: Page) => page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor()
const languageOf = (page: Page) => page.locator('html').getAttribute('lang')

test('changes its language in the account and shows it wherever the user signs in, after one reload', async () => {
  const me = await shop.staff.addColleague('support')
  const { page } = await shop.openConsole({ as: me, to: '/account' })
  const field = page.getByRole('main').getByRole('combobox', { name: 'Language' })
  expect(await field.inputValue()).toBe('')
  await field.selectOption({ label: LOCALE_NAMES.es })
  await inSpanish(page)
  expect(await languageOf(page)).toBe('es')
  expect(await page.getByRole('main').getByRole('combobox', { name: 'Idioma' }).inputValue()).toBe('es')
  expect(await accessibilityProblems(page)).toEqual([])

  const elsewhere = await (await shop.browser.newContext()).newPage()
  const loads: string[] = []
  elsewhere.on('load', () => loads.push(elsewhere.url()))
  await elsewhere.goto(`${shop.url}/admin/sign-in?to=/account`)
  expect(await languageOf(elsewhere)).toBe('en')
  await signIn(elsewhere, me)
  await inSpanish(elsewhere)
  await elsewhere.waitForLoadState('networkidle')
  expect(loads).toHaveLength(2)

  await page
    .getByRole('main')
    .getByRole('combobox', { name: 'Idioma' })
    .selectOption({ label: 'El mismo del navegador' })
  await inEnglish(page)
})

test('changes its language in the user menu', async () => {
  const me = await shop.staff.addColleague('viewer', 'Marta Menu')
  const { page } = await shop.openConsole({ as: me, to: '/account' })
  await page.getByRole('button', { name: 'Marta Menu' }).click()
  const menu = page.locator('#person-menu')
  expect(await menu.getByRole('option').allTextContents()).toEqual([
    'Same as the browser',
    ...Object.values(LOCALE_NAMES),
  ])
  await menu.getByLabel('Language').selectOption('es')
  await inSpanish(page)
})

test('is in the language of the browser until its user chooses another', async () => {
  const me = await shop.staff.addColleague('viewer')
  const { page } = await shop.openConsole({ as: me, to: '/account', locale: 'es-SV' })
  await inSpanish(page)
  const other = await shop.openConsole({ as: me, to: '/account', locale: 'de-DE' })
  await inEnglish(other.page)
})

test('stays in its language where the browser keeps nothing, instead of reloading again and again', async () => {
  const me = await shop.staff.addColleague('viewer')
  await choose(me, 'es')
  const loads: string[] = []
  const { page } = await shop.openConsole({
    as: me,
    to: '/account',
    prepare: async (context) => {
      await context.addInitScript(
        `Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError') }`,
      )
      context.on('page', (opened) => opened.on('load', () => loads.push(opened.url())))
    },
  })
  await inEnglish(page)
  await page.waitForLoadState('networkidle')
  expect(loads).toHaveLength(1)
})

test('loads its texts beside the console and not after it', async () => {
  const requested = Promise.withResolvers<undefined>()
  const { page } = await shop.openConsole({
    to: '/account',
    prepare: async (context) => {
      context.on('request', (request) => {
        if (/\/assets\/en-[^/]+\.js$/.test(request.url())) requested.resolve(undefined)
      })
      await context.route('**/admin/assets/app-*.js', async (route) => {
        await requested.promise
        await route.continue()
      })
    },
  })
  await inEnglish(page)
})

async function choose(
  me: { readonly email: string; readonly password: string },
  locale: Locale,
): Promise<void> {
  const context = await shop.browser.newContext()
  await context.request.post(`${shop.url}/api/admin/login`, {
    data: { email: me.email, password: me.password },
    failOnStatusCode: true,
  })
  await context.request.put(`${shop.url}/api/admin/own-language`, {
    data: { locale },
    failOnStatusCode: true,
  })
}
