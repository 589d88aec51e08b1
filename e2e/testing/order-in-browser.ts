import type { Page } from 'playwright-core'
import { expect } from 'vitest'

interface Wanted {
  readonly picture: Buffer
  /** As the designer names them: "Full front". */
  readonly zones: readonly string[]
  readonly sizes: readonly string[]
  /** By default a meet-up point of the examples. */
  readonly pickup?: boolean
}

/** Orders from the home page on and pays by transfer. Returns the tracking token; the order page is open then. */
export async function placeOrderInBrowser(page: Page, url: string, wanted: Wanted): Promise<string> {
  await page.goto(url)
  await page.getByRole('link', { name: 'Design yours' }).click()
  for (const zone of wanted.zones) await uploadTo(page, zone, wanted.picture)

  await openTool(page, 'Quantities')
  for (const size of wanted.sizes) {
    await page.getByRole('button', { name: `Add one ${size}`, exact: true }).click()
  }
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/cart')
  await page.getByRole('link', { name: 'Check out' }).click()

  await page.getByLabel('Your name').fill('Ana Beltrán')
  await page.getByLabel('Email').fill('ana@example.com')
  if (wanted.pickup === true) await page.getByRole('radio', { name: /^Pick up at the studio/ }).check()
  else {
    await page.getByRole('radio', { name: /^Meet-up point/ }).check()
    await page.getByRole('radio', { name: /^Centro/ }).check()
    await page.getByRole('group', { name: 'When at Centro?' }).getByRole('radio').first().check()
  }
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^Place order/ }).click()

  await page.waitForURL(/\/orders\/[\w-]{43}$/, { timeout: 25_000 })
  return new URL(page.url()).pathname.split('/').at(-1) ?? ''
}

async function uploadTo(page: Page, zone: string, picture: Buffer): Promise<void> {
  await page.locator('[data-live]').waitFor({ state: 'attached' })
  await openTool(page, 'Artwork')
  await page.getByRole('radio', { name: new RegExp(`^${zone}`) }).check()
  const prints = await page.locator('[data-print]').count()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'mine.png', mimeType: 'image/png', buffer: picture })
  // On a photo a print is there twice: its light and folds are masked by it.
  await expect.poll(() => page.locator('[data-print]').count()).toBeGreaterThan(prints)
}

async function openTool(page: Page, name: string): Promise<void> {
  const tool = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name })
  if (await tool.isVisible()) await tool.click()
}
