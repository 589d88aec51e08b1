import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { accessibilityProblems, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, TABLET } from '../testing/console.ts'
import { placeForChanges, placeWithPixels } from '../testing/orders-by-stage.ts'
import { track } from '../../lab/harness/shopper.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = testShop()

async function placeToReview() {
  const order = await placeWithPixels(shop, 1300)
  await shop.staff.takePayment(order)
  return order
}

const shown = (page: Page, number: string) =>
  page.getByRole('main').getByRole('link', { name: number, exact: true })

test('shows an empty state when no artwork needs review', async () => {
  const { page } = await shop.openConsole({ to: '/artwork' })
  await page.getByText('No artwork to review').waitFor()
})

test('reviews the queue with the keyboard, moving on to the next artwork after each approval', async () => {
  const [first, second] = [await placeToReview(), await placeToReview()]
  const { page } = await shop.openConsole({ to: '/artwork' })
  await shown(page, first.number).waitFor()
  await page.keyboard.press('j')
  await shown(page, second.number).waitFor()
  await page.keyboard.press('k')
  await shown(page, first.number).waitFor()
  await page.keyboard.press('a')
  await page.getByRole('dialog', { name: 'Approve artwork' }).waitFor()
  await page.keyboard.press('Enter')
  await shown(page, second.number).waitFor()
  expect((await track(shop.url, first)).artworkStatus).toBe('approved')

  await page.keyboard.press('c')
  const request = page.getByRole('dialog', { name: 'Request changes' })
  await request.getByRole('button', { name: /^La resolución es muy baja/ }).click()
  await request.getByRole('button', { name: 'Send to customer' }).click()
  await page.getByText('No artwork to review').waitFor()
  const asked = await track(shop.url, second)
  expect(asked.artworkStatus).toBe('changes_requested')
  expect(asked.timeline.at(-1)?.reason).toContain('resolución es muy baja')
  await page.getByRole('button', { name: /^Waiting for customer/ }).click()
  await shown(page, second.number).waitFor()
}, 120_000)

test('the navigation badge counts artwork waiting for the shop and not artwork waiting for the customer', async () => {
  await placeForChanges(shop)
  const order = await placeToReview()
  const { page } = await shop.openConsole({ to: '/artwork' })
  const station = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Artwork/ })
  await page.getByRole('button', { name: 'To review 1' }).waitFor()
  await page.getByRole('button', { name: /^Waiting for customer [1-9]/ }).waitFor()
  await expect.poll(() => station.textContent()).toBe('Artwork1 waiting')
  await shop.staff.decide(order, 'artwork-approval')
  await page.getByRole('button', { name: 'To review 0' }).waitFor()
  await expect.poll(() => station.textContent()).toBe('Artwork')
})

const WIDTHS = '[...document.querySelectorAll("main img[draggable]")].map((img) => img.naturalWidth)'

test('zooms to exact pixels with keys and buttons', async () => {
  const order = await placeToReview()
  const { page } = await shop.openConsole({ to: `/artwork?order=${order.id}` })
  await page.getByText('1300 × 1300 px').waitFor()
  const percent = page.getByRole('main').getByText(/^\d+%$/)
  const whole = await percent.textContent()
  await page.keyboard.press('1')
  await page.getByText('100%', { exact: true }).waitFor()
  await page.keyboard.press('+')
  await page.getByText('125%', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await page.getByText('100%', { exact: true }).waitFor()
  await page.keyboard.press('0')
  await expect.poll(() => percent.textContent()).toBe(whole)
  await expect.poll(() => page.evaluate(WIDTHS)).toEqual([1300, 1300])
})

test('a new version uploaded by the customer replaces the old one on the page', async () => {
  const order = await placeForChanges(shop)
  const { page } = await shop.openConsole({ to: `/artwork?queue=customer&order=${order.id}` })
  await shown(page, order.number).waitFor()
  await page.keyboard.press('r')
  const replacement = page.getByRole('dialog', { name: 'Replace artwork' })
  await replacement.getByLabel(/^New file/).setInputFiles({
    name: 'sharp.png',
    mimeType: 'image/png',
    buffer: await aPicture(2400),
  })
  await replacement.getByText('2400 × 2400 px').waitFor()
  await replacement.getByRole('button', { name: 'Replace artwork' }).click()
  await replacement.waitFor({ state: 'detached' })
  await page.getByText(`${order.number}: artwork replaced`).waitFor()
  expect((await track(shop.url, order)).items[0]?.placements[0]?.artwork.fileName).toBe('sharp.png')
}, 120_000)

test('explains why approval is disabled to a role that may only request changes', async () => {
  const order = await placeToReview()
  const { page } = await shop.openConsole({
    to: `/artwork?order=${order.id}`,
    as: await shop.staff.addColleague('support'),
  })
  const approve = page.getByRole('button', { name: 'Approve' })
  await approve.waitFor()
  expect(await approve.getAttribute('title')).toBe(
    'Only these roles can do this: owner, manager, production.',
  )
  expect(await page.getByRole('button', { name: 'Request changes' }).getAttribute('aria-disabled')).toBeNull()
})

test.each(['light', 'dark'] as const)(
  'is accessible and does not overflow in the %s theme',
  async (colorScheme) => {
    const order = await placeToReview()
    for (const viewport of [DESKTOP, TABLET]) {
      const { page } = await shop.openConsole({
        viewport,
        colorScheme,
        to: `/artwork?order=${order.id}`,
      })
      await page.getByText('1300 × 1300 px').waitFor()
      expect(await accessibilityProblems(page)).toEqual([])
      expect(await scrollsSideways(page)).toBe(false)
    }
  },
  120_000,
)
