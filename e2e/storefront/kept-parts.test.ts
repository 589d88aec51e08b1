import { expect, test } from 'vitest'
import type { CatalogResponse, EstimateRecord, PublicConfigResponse } from '@platen/contract'
import { LOCALES } from '@platen/messages'
import { findStorefront } from '../../apps/api/src/features/shop/storefront/index.ts'
import { testShop } from '../testing/test-shop.ts'

interface State {
  readonly config: PublicConfigResponse
  readonly catalog: CatalogResponse
  readonly version: object
}

const shop = testShop()
const storefront = findStorefront()

test('a page of kept parts is the page itself, whatever shop, language, price or stock was shown before', async () => {
  const now = await asItIs()
  const states = [now, otherBrand(now), otherName(now), otherPrices(now), soldOut(now)]
  const [first, last] = [now.catalog.garments[0], now.catalog.garments.at(-1)]
  const paths = [
    ...['/', '/garments', '/garments?q=tee', '/c/t-shirts', '/contact', '/cart', '/orders'],
    ...[`/garments/${first?.slug}`, `/garments/${last?.slug}`, await anEstimate()],
  ]
  const seen = new Set<string>()
  for (const path of paths) {
    for (const state of states) {
      for (const language of LOCALES) {
        const address = language === 'en' ? path : `/${language}${path === '/' ? '' : path}`
        const written = await page(address, { ...state, version: undefined })
        const answers = [await page(address, state), await page(address, state)]
        expect(answers, `${address} ${states.indexOf(state)}`).toEqual([written, written])
        seen.add(written)
      }
    }
  }
  expect(seen.size).toBeGreaterThan(paths.length * LOCALES.length * 3)
})

test('what did not change is not rendered again', async () => {
  const state = await asItIs()
  const first = await page('/', state)
  expect(first).toContain(state.config.storeName)
  // Against its promise to stay the same.
  const { brand } = state.config
  Object.assign(brand, { heroTitle: 'Never shown' })
  expect(await page('/', state)).toBe(first)
  expect(await page('/', { ...state, version: undefined })).toContain('Never shown')
})

async function asItIs(): Promise<State> {
  const read = async (path: string) => (await fetch(shop.url + path)).json()
  const config = (await read('/api/v1/public-config')) as PublicConfigResponse
  const catalog = (await read('/api/v1/catalog')) as CatalogResponse
  return { config: { ...config, locales: [...LOCALES] }, catalog, version: {} }
}

function otherBrand(state: State): State {
  const { config } = state
  const brand = { ...config.brand, accent: '#0b6e4f', surface: 'ink' as const, heroTitle: 'Other title' }
  return { ...state, config: { ...config, brand }, version: {} }
}

function otherName(state: State): State {
  return { ...state, config: { ...state.config, storeName: 'Another shop' }, version: {} }
}

function otherPrices(state: State): State {
  const garments = state.catalog.garments.map((garment) => ({
    ...garment,
    priceFromMinor: garment.priceFromMinor + 100,
  }))
  return { ...state, catalog: { ...state.catalog, garments }, version: {} }
}

function soldOut(state: State): State {
  const garments = state.catalog.garments.map((garment) => ({
    ...garment,
    colours: garment.colours.map((colour) => ({
      ...colour,
      sizes: colour.sizes.map((size) => ({ ...size, availability: 'out' as const })),
    })),
  }))
  return { ...state, catalog: { ...state.catalog, garments }, version: {} }
}

/** Without a version nothing is kept. */
async function page(address: string, state: Omit<State, 'version'> & { version: object | undefined }) {
  if (!storefront) throw new Error('The storefront was not built.')
  const answerPage = await storefront.loadPages()
  const answer = await answerPage(new Request(shop.url + address), {
    version: state.version,
    fetch: async (input, init) => {
      const request = new Request(input, init)
      const { pathname } = new URL(request.url)
      if (pathname.endsWith('/public-config')) return Response.json(state.config)
      if (pathname.endsWith('/catalog')) return Response.json(state.catalog)
      return fetch(new Request(shop.url + pathname, request))
    },
    publicUrl: 'https://shop.example',
    languages: LOCALES,
    brand: state.config.brand,
    ownNames: { inCarts: {}, all: {} },
    shareVersion: 'v1',
    hasFaq: true,
    opening: 'open',
    nonce: 'nonce-of-the-page',
    pseudoTexts: false,
    report: (error) => {
      throw error
    },
  })
  expect(answer.status, address).toBe(200)
  return answer.text()
}

async function anEstimate(): Promise<string> {
  const { items } = await shop.shopper.order()
  const { id, revision } = await shop.staff.create<EstimateRecord>('/api/admin/estimates', {
    customer: { name: 'Rosa Cruz', email: 'rosa@example.com' },
    lines: items.map(({ variantId, placements }) => ({ variantId, placements, quantity: 12 })),
    ...{ fulfilment: { method: 'pickup' }, instructionId: 'bank_main', depositPercent: 50 },
  })
  const { url } = await shop.staff.create<EstimateRecord>(`/api/admin/estimates/${id}/sendings`, { revision })
  return new URL(String(url)).pathname
}
