import { EVENT_TYPES, type GangSheetDetail, type PrintJobRecord } from '@platen/contract'
import { LOCALES, LOCALE_NAMES } from '@platen/messages'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { DONE, slugOf, STEPS } from '../../apps/console/app/features/shop/first-run/guide-steps.ts'
import { paths } from '../../apps/console/app/lib/paths.ts'
import { collectData, foreignTexts } from '../testing/foreign-texts.ts'
import { place, placeForChanges, placePaid, placeReady, placeWithPixels } from '../testing/orders-by-stage.ts'
import { clippedTexts, scrollsSideways } from '../testing/page-checks.ts'
import { DESKTOP, PHONE } from '../testing/console.ts'
import { testShop } from '../testing/test-shop.ts'
import { aLead } from './leads.ts'
import { aDiscount, anEstimate, aWebhook } from '../testing/records.ts'

const shop = testShop({ BOT_PROTECTION: 'off' })

/** Of lists and forms behind the sign-in, and of one record of each kind. */
let addresses: string[]

beforeAll(async () => {
  const waiting = await place(shop)
  await shop.staff.decide(waiting, 'hold', { reason: TYPED.reason })
  await placeWithPixels(shop, 600)
  const [asked, ready, paid] = [await placeForChanges(shop), await placeReady(shop), await placePaid(shop)]
  const lead = await aLead(shop.url, { message: TYPED.message })
  const jobs = await shop.staff.read<PrintJobRecord[]>(`/api/admin/print-jobs?orderId=${paid.id}&limit=200`)
  const jobIds = jobs.map(({ id }) => id)
  const sheet = await shop.staff.send('POST', '/api/admin/gang-sheets', { jobIds, seconds: 1 })
  const { id: sheetId } = (await sheet.json()) as GangSheetDetail
  const estimate = await anEstimate(shop)
  const firstOf = async (list: string) => (await shop.staff.read<{ id: string }[]>(list))[0]?.id ?? ''
  const { signIn: _signIn, setPassword: _setPassword, ...behind } = paths
  const lists = Object.values(behind).flatMap((address: (id: string) => string) =>
    address.length === 0 ? [address('')] : [],
  )
  addresses = [
    ...lists,
    ...[...STEPS.map(slugOf), DONE].map(paths.setup),
    ...[waiting, asked, ready, paid].map(({ id }) => paths.order(id)),
    paths.lead(lead.id),
    paths.customer(await firstOf('/api/admin/customers')),
    ...[paths.estimate(estimate), paths.editEstimate(estimate)],
    paths.discount(await aDiscount(shop.staff.client)),
    paths.template('order-ready'),
    paths.webhook(await aWebhook(shop.staff.client)),
    paths.sheet(sheetId),
    paths.job(jobIds[0] ?? ''),
    paths.garment(await firstOf('/api/admin/garments')),
    paths.stockItem(await firstOf('/api/admin/inventory-items')),
  ]
}, 120_000)

/** By people, in what the API's own words are in elsewhere. */
const TYPED = { reason: 'We wait.', message: 'How much are 40 shirts?' }

const languageName = new Intl.DisplayNames('en', { type: 'language' })

/** Proper names, and codes that the person looks for by their letters. */
const SAME_EVERYWHERE = [
  ...Object.values(LOCALE_NAMES),
  ...LOCALES.map((locale) => languageName.of(locale) ?? locale),
  ...EVENT_TYPES,
  ...[
    'Platen',
    'WhatsApp',
    'Instagram',
    'Email',
    'Ctrl',
    'Esc',
    'Shift',
    'Enter',
    'SKU',
    'CSV',
    'XLSX',
    'URL',
    '4XL',
  ],
]

/** One row that becomes a product, and one with a mistake in each column. */
const PRODUCTS = `handle,name,kind,fabric,price,colour,colour_hex,size,sku,stock
boxy,Boxy tee,tee,cotton,12.50,Olive,#556b2f,M,BOXY-M,7
boxy,Boxy tee,tee,cotton,no price,Olive,no colour,L,BOXY-M,minus one`

async function chooseProducts(page: Page): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({
    name: 'products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(PRODUCTS),
  })
  await page.locator('[data-bottom-bar]').waitFor()
}

async function settled(page: Page, path: string): Promise<void> {
  await page.goto(`${shop.url}/admin${path}`, { waitUntil: 'domcontentloaded' })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => page.locator('[role=status][aria-label^="«Lóádíñg"]').count()).toBe(0)
}

describe.each([
  ['a phone', PHONE],
  ['a desktop', DESKTOP],
])('with texts that are 40 % longer, on %s', (_, viewport) => {
  test('nothing is cut off, no page scrolls sideways, and every text is in the message files', async () => {
    const { page } = await shop.openConsole({
      viewport,
      prepare: (context) => context.addInitScript(`localStorage.setItem('platen.console.pseudo', 'on')`),
    })
    const data = collectData(page)
    const bad: object[] = []
    for (const path of addresses) {
      await settled(page, path)
      if (path === paths.productImport()) await chooseProducts(page)
      const [wide, cut] = [await scrollsSideways(page), await clippedTexts(page)]
      const foreign = await foreignTexts(page, await data(), [...SAME_EVERYWHERE, ...Object.values(TYPED)])
      if (wide || cut.length + foreign.length > 0) bad.push({ path, wide, cut, foreign })
    }
    expect(bad).toEqual([])
  }, 300_000)
})
