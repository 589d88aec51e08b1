import { LOCALES } from '@platen/messages'
import type { StoreSettingsResponse } from '@platen/contract'
import { expect, test } from 'vitest'
import { signInStaff } from '../../lab/harness/staff.ts'
import { submitOrder } from '../../lab/harness/shopper.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { accessibilityProblems, clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

async function offer(locales: readonly string[]): Promise<void> {
  const staff = await signInStaff(shop.url)
  const { updatedAt, updatedBy, ...settings } = await staff.read<StoreSettingsResponse>('/api/admin/settings')
  const reply = await staff.send('PUT', '/api/admin/settings', { ...settings, locales: [...locales] })
  expect(reply.status).toBe(200)
  // Pages follow once the service has been notified of the change.
  await expect
    .poll(
      async () =>
        (await languageAt('/')) === locales[0]?.split('-')[0] || (await languageAt('/')) === locales[0],
    )
    .toBe(true)
}

async function languageAt(path: string): Promise<string | undefined> {
  const html = await (await fetch(shop.url + path)).text()
  return /<html lang="([^"]+)"/.exec(html)?.[1]
}

const locationOf = async (path: string) => {
  const reply = await fetch(shop.url + path, { redirect: 'manual' })
  return [reply.status, reply.headers.get('location')]
}

test('the shop’s first language has addresses without a prefix, and a language it does not offer leads there', async () => {
  await offer(['es-SV', 'en'])
  expect(await languageAt('/garments')).toBe('es')
  expect(await languageAt('/en/garments')).toBe('en')
  expect(await locationOf('/es/garments?a=b')).toEqual([302, '/garments?a=b'])
  expect(await locationOf('/fr/garments')).toEqual([302, '/garments'])
  expect(await locationOf('/fr//evil.example')).toEqual([302, '/evil.example'])
  const sitemap = await (await fetch(`${shop.url}/sitemap.xml`)).text()
  expect(sitemap).toContain(`<loc>${shop.url}/en/garments</loc>`)
  expect(sitemap).not.toMatch(/\/(es|fr)\//)
})

test('every page is complete, accessible and fits a phone in every language', async () => {
  await offer(LOCALES)
  const { page, errors } = await shop.openPage({ viewport: { width: 320, height: 640 } })
  await fillCart(page, [await aDesign(shop.shopper)])
  const { order } = await submitOrder(shop.url, { ...(await shop.shopper.order()), botToken: 'not required' })
  const paths = [
    '',
    '/garments',
    '/garments/classic-tee',
    '/c/t-shirts',
    '/faq',
    '/design/classic-tee',
    '/cart',
    '/checkout',
    '/contact',
  ]
  for (const locale of LOCALES)
    for (const path of [...paths, '/policies', `/orders/${String(order.trackingToken)}`]) {
      const address = `${locale === 'en' ? '' : `/${locale}`}${path}` || '/'
      await page.goto(shop.url + address, { waitUntil: 'networkidle' })
      expect({
        address,
        lang: await page.getAttribute('html', 'lang'),
        wide: await scrollsSideways(page),
        cut: await clippedTexts(page),
        problems: path === '/design/classic-tee' ? [] : await accessibilityProblems(page),
      }).toEqual({ address, lang: locale, wide: false, cut: [], problems: [] })
    }
  expect(errors).toEqual([])
}, 240_000)
