import type { BrandRequest, BrandResponse } from '@platen/contract'
import { expectData } from '@platen/api-client'
import { PRESETS } from '@platen/brand'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInStaff } from '../../lab/harness/staff.ts'
import { aDesign, fillCart } from '../testing/filled-cart.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { testShop } from '../testing/test-shop.ts'
import { ROUTES_WITH_PAGES, routesOfPages, visitEveryPage } from './every-page.ts'

const shop = testShop()

const ON_A_PHOTO = { id: 'two', slug: 'heavyweight-tee', colour: 'White', zoneIds: ['boxy_front'] }

async function rebrand(change: Partial<BrandRequest>): Promise<BrandResponse> {
  const staff = await signInStaff(shop.url)
  const { updatedAt, updatedBy, usedAccent, logo, favicon, heroPicture, ...brand } =
    await staff.read<BrandResponse>('/api/admin/brand')
  const ids = { logoId: null, faviconId: null, heroPictureId: null }
  const reply = await staff.send('PUT', '/api/admin/brand', { ...brand, ...ids, ...change })
  expect(reply.status).toBe(200)
  return (await reply.json()) as BrandResponse
}

test('a shop that changed nothing has the pages that it had', async () => {
  const html = await (await fetch(shop.url)).text()
  expect(html).toMatch(/<html lang="en" data-surface="paper">/)
})

test('every route has a page that is looked at', () => {
  expect(ROUTES_WITH_PAGES.toSorted()).toEqual(routesOfPages().toSorted())
})

describe.each(Object.entries(PRESETS))('the preset %s', (_, look) => {
  test.each(['light', 'dark'] as const)(
    'is accessible on every page in %s mode',
    async (colorScheme) => {
      await rebrand(look)
      const options = { viewport: { width: 390, height: 844 }, colorScheme }
      const { page, errors } = await shop.openPage(options, / 404 /)
      const shown = () =>
        page.evaluate<string>(`getComputedStyle(document.documentElement).getPropertyValue('--font-display')`)
      const wanted = look.headingFont.split('-')[0] ?? ''
      // Pages are rendered again once the service has been notified of the change.
      await expect
        .poll(async () => {
          await page.goto(shop.url)
          return shown()
        })
        .toMatch(new RegExp(wanted, 'i'))
      await fillCart(page, [await aDesign(shop.shopper), await aDesign(shop.shopper, ON_A_PHOTO)])
      const found: string[] = []
      await visitEveryPage(shop, page, async (path) => {
        found.push(...(await accessibilityProblems(page)).map((problem) => `${path}: ${problem}`))
      })
      expect(found).toEqual([])
      expect(errors).toEqual([])
    },
    180_000,
  )
})

test('words of the widest font stay on the smallest phone', async () => {
  await rebrand(PRESETS.ink)
  const { page } = await shop.openPage({ viewport: { width: 320, height: 640 } })
  const heading = 'document.querySelector("h1") && getComputedStyle(document.querySelector("h1")).fontFamily'
  await expect
    .poll(async () => {
      await page.goto(`${shop.url}/es`)
      return page.evaluate(heading)
    })
    .toMatch(/Unbounded/)
  const wide: string[] = []
  for (const path of ['/es', '/es/garments', '/es/garments/heavyweight-tee', '/es/contact', '/es/policies']) {
    await page.goto(shop.url + path, { waitUntil: 'networkidle' })
    if (await scrollsSideways(page)) wide.push(path)
  }
  expect(wide).toEqual([])
  for (const width of [320, 768, 1440]) {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${shop.url}/es`, { waitUntil: 'networkidle' })
    expect(await brokenWords(page)).toEqual([])
  }
})

test('the logo, the headline and the icon of the shop are on its pages, and the preview shows a draft of them', async () => {
  const staff = await signInStaff(shop.url)
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 30"><rect width="90" height="30" rx="6"/></svg>'
  const logo = await expectData(staff.client.uploadPicture({ body: { file: new File([svg], 'logo.svg') } }))
  const { texts } = await staff.read<BrandResponse>('/api/admin/brand')
  const draft = new URLSearchParams({
    ...{ page: 'home', ...PRESETS.ink, logoId: logo.id, heroTitle: 'Draft of Ana' },
  })
  const preview = await (await staff.open(`/api/admin/brand/preview?${draft.toString()}`)).text()
  expect(preview).toContain('Draft of Ana')
  expect(preview).toContain(logo.sizes[0]!.url)
  expect(preview).toContain('data-surface="ink"')

  await rebrand({
    logoId: logo.id,
    faviconId: logo.id,
    heroPictureId: logo.id,
    texts: { ...texts, heroTitle: 'Camisetas de Ana' },
  })
  const { page } = await shop.openPage()
  await expect
    .poll(async () => {
      await page.goto(shop.url)
      return page.getByRole('heading', { level: 1 }).textContent()
    })
    .toContain('Camisetas de Ana')
  expect(await page.evaluate<number>(`document.querySelector('header img').naturalWidth`)).toBeGreaterThan(0)
  // With a picture of the shop there are no colours to choose, and still a way into the designer.
  const besideHeadline = page.getByRole('heading', { level: 1 }).locator('..')
  expect(await besideHeadline.getByRole('link', { name: 'Design yours' }).count()).toBe(1)
  expect(await page.locator('link[rel=icon]').getAttribute('href')).toBe(logo.sizes[0]!.url)
})

/** Of the headline, those that do not stand on one line. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(`[...document.querySelectorAll('h1 span')].flatMap(({ firstChild: text }) =>
    [...text.data.matchAll(/\\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1 ? [word] : []
    }))`)
}
