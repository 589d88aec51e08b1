import { expectData } from '@platen/api-client'
import type { AdminOrderRecord, FirstRunResponse } from '@platen/contract'
import type { Page } from 'playwright-core'
import routes from '../../apps/storefront/app/routes.ts'
import { ORDER_BY_STAGE, place } from '../testing/orders-by-stage.ts'
import { aSentEstimate } from '../testing/records.ts'
import { waitUntil } from '../../lab/harness/wait-until.ts'
import type { TestShop } from '../testing/test-shop.ts'

type Paths = readonly string[] | ((shop: TestShop, page: Page) => Promise<readonly string[]>)

/**
 * Addresses of each page, by its route, in the order in which they can be opened one after the other: the orders of a
 * visitor are those that were opened before, and nothing is for sale once the shop is closed.
 */
const PAGES: Readonly<Record<string, Paths>> = {
  '': ['/'],
  garments: ['/garments', '/garments?q=tee', '/garments?q=nothing+of+the+kind'],
  'garments/:slug': ['/garments/classic-tee', '/garments/heavyweight-tee'],
  'c/:category': ['/c/t-shirts'],
  'design/:slug': ['/design/classic-tee', '/design/heavyweight-tee'],
  'd/:token': async (shop) => [`/d/${await aSharedDesign(shop)}`],
  film: ['/film'],
  'film/:token': async (shop) => [`/film/${await aSharedSheet(shop)}`],
  cart: ['/cart'],
  checkout: ['/checkout'],
  'orders/:trackingToken': async (shop) => [await anOrderWithProof(shop)],
  'orders/:trackingToken/again': async (shop) => [`${await anOrderWithProof(shop)}/again`],
  orders: ['/orders'],
  'account/sign-in': ['/account/sign-in'],
  'account/link': async (shop) => [await aSignInLink(shop)],
  account: async (shop, page) => {
    await page.goto(shop.url + (await aSignInLink(shop)))
    await page.getByRole('main').getByRole('button').click()
    await page.waitForURL(`${shop.url}/account`)
    return ['/account']
  },
  'estimates/:token': async (shop) => [`/estimates/${await aSentEstimate(shop)}`],
  contact: ['/contact'],
  policies: ['/policies'],
  faq: ['/faq'],
  '*': ['/no-such-page'],
  'opens-soon': async (shop) => {
    await setOpen(shop, false)
    return ['/contact']
  },
}

export const ROUTES_WITH_PAGES = Object.keys(PAGES)

/** Of the shop's first language; the others have the same. */
export function routesOfPages(): string[] {
  const shell = routes.find(({ id }) => id === 'first-shell')
  return (shell?.children ?? []).map(({ path = '' }) => path)
}

export async function visitEveryPage(
  shop: TestShop,
  page: Page,
  look: (path: string) => Promise<void>,
): Promise<void> {
  for (const paths of Object.values(PAGES)) {
    for (const path of typeof paths === 'function' ? await paths(shop, page) : paths) {
      await page.goto(shop.url + path, { waitUntil: 'networkidle' })
      await look(path)
    }
  }
  await setOpen(shop, true)
}

export async function aSharedDesign({ shopper: { shop, artwork } }: TestShop): Promise<string> {
  const turned = { offsetXMm: 0, offsetYMm: 40, rotationDeg: 12 }
  const { token } = await expectData(
    shop.createDesign({
      body: {
        name: 'Team shirt',
        prints: [
          {
            zoneId: 'full_front',
            layers: [
              { id: 'l1', kind: 'image', artworkId: artwork.id, widthMm: 80, heightMm: 80, ...turned },
              {
                ...{ id: 'l2', kind: 'shape', shape: 'square', colours: ['#1d2c72'] },
                ...{ widthMm: 60, heightMm: 6, offsetXMm: 0, offsetYMm: -60, rotationDeg: 0 },
              },
            ],
          },
        ],
      },
    }),
  )
  return token
}

async function aSharedSheet({ shopper: { shop, artwork } }: TestShop): Promise<string> {
  const place = { artworkId: artwork.id, widthMm: 100, heightMm: 100, xMm: 5, yMm: 0, turned: false }
  const { token } = await expectData(
    shop.createLayout({ body: { name: 'Team badges', pieces: [{ ...place, pinned: true }] } }),
  )
  return token
}

async function anOrderWithProof(shop: TestShop): Promise<string> {
  const { id, trackingToken } = await ORDER_BY_STAGE.awaiting_payment(shop)
  await shop.staff.create(`/api/admin/orders/${id}/proofs`, {})
  return `/orders/${trackingToken}`
}

let phones = 1000
async function aSignInLink(shop: TestShop): Promise<string> {
  const { id } = await place(
    shop,
    {},
    { customer: { name: 'Clara Núñez', phone: `+5037123${(phones += 1)}` } },
  )
  const { customerId } = await shop.staff.read<AdminOrderRecord>(`/api/admin/orders/${id}`)
  const { signInUrl } = await expectData(
    shop.staff.client.createCustomerSignInLink({
      customerId: String(customerId),
      idempotencyKey: crypto.randomUUID(),
    }),
  )
  const { pathname, hash } = new URL(String(signInUrl))
  return pathname + hash
}

async function setOpen({ staff, url }: TestShop, storeOpen: boolean): Promise<void> {
  const { revision, opened, dismissed, skipped, confirmed } =
    await staff.read<FirstRunResponse>('/api/admin/first-run')
  const reply = await staff.send('PUT', '/api/admin/first-run', {
    ...{ revision, opened, dismissed, skipped, confirmed, storeOpen },
  })
  if (!reply.ok) throw new Error(await reply.text())
  await waitUntil('the service has been notified', 20_000, async () => {
    const html = await (await fetch(`${url}/contact`)).text()
    return html.includes('<form') === storeOpen
  })
}
