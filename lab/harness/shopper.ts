import type { GarmentOrderCreate, OrderCreate, OrderRecord } from '@platen/contract'
import {
  PlatenError,
  createPlatenClient,
  expectData,
  type PlatenClient,
  type Resources,
} from '@platen/api-client'
import { solveChallenge } from '../../scripts/demo/solve-challenge.ts'
import { aPicture } from '../../apps/api/src/testing/storefront.ts'
import { waitUntil } from './wait-until.ts'

export interface Shopper {
  readonly shop: PlatenClient
  readonly artwork: Resources['ArtworkRecord']
  /** Priced by the shop; without a bot token. */
  readonly order: (choice?: Choice) => Promise<GarmentOrderCreate>
}

interface Choice {
  readonly kind?: string
  readonly colour?: string
  readonly size?: string
  readonly quantity?: number
}

export interface OrderReply {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  readonly order: OrderRecord
  readonly code: string | undefined
}

export async function aShopper(url: string): Promise<Shopper> {
  const shop = createPlatenClient({ baseUrl: url })
  const picture = await aPicture()
  // A busy machine may refuse the first uploads.
  const artwork = await waitUntil('the shop accepts a picture', 120_000, () =>
    uploadPicture(shop, picture).catch((error: unknown) => {
      if (error instanceof PlatenError && error.status === 503) return undefined
      throw error
    }),
  )
  return { shop, artwork, order: (choice) => draftOrder(shop, artwork.id, choice) }
}

/** Valid for one submission. A shop without bot protection accepts any token. */
export async function aBotToken(url: string): Promise<string> {
  const { data: challenge } = await createPlatenClient({ baseUrl: url }).getBotChallenge()
  return challenge ? solveChallenge(challenge) : 'unprotected'
}

/** Also returns refusals. */
export async function submitOrder(
  url: string,
  order: OrderCreate,
  headers: Record<string, string> = {},
): Promise<OrderReply> {
  const reply = await fetch(`${url}/api/orders`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(order),
  })
  const text = await reply.text()
  const body = JSON.parse(text) as OrderRecord & { error?: { code: string } }
  return { status: reply.status, headers: reply.headers, text, order: body, code: body.error?.code }
}

export async function track(url: string, order: OrderRecord): Promise<Resources['OrderRecord']> {
  const trackingToken = String(order.trackingToken)
  return expectData(createPlatenClient({ baseUrl: url }).getTrackedOrder({ trackingToken }))
}

export function uploadPicture(shop: PlatenClient, picture: Buffer): Promise<Resources['ArtworkRecord']> {
  const file = new File([Uint8Array.from(picture)], 'logo.png')
  return expectData(shop.uploadArtwork({ body: { file } }))
}

async function draftOrder(
  shop: PlatenClient,
  artworkId: string,
  { kind = 'tee', colour = 'Black', size = 'M', quantity = 1 }: Choice = {},
): Promise<GarmentOrderCreate> {
  const catalog = await expectData(shop.getCatalog())
  const variant = catalog.garments
    .find((garment) => garment.kind === kind)
    ?.colours.find(({ name }) => name === colour)
    ?.sizes.find((candidate) => candidate.size === size)
  if (!variant) throw new Error(`The seed has no ${colour} ${size} ${kind}.`)

  const zoneId = kind === 'hoodie' ? 'hoodie_front' : 'full_front'
  const print = { zoneId, artworkId, widthMm: 200, heightMm: 200 }
  const placements = [{ ...print, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 as const }]
  const items = [{ variantId: variant.variantId, quantity, placements }]
  const fulfilment = { method: 'pickup' as const }
  const quote = await expectData(shop.createQuote({ body: { items, fulfilment } }))
  return {
    customer: { name: 'Ana Beltrán', email: 'ana@example.com', locale: 'es' },
    items,
    fulfilment,
    payment: { instructionId: 'bank_main' },
    expectedTotalMinor: quote.totals.totalMinor,
    acceptedPolicyVersion: quote.policyVersion,
    botToken: '',
  }
}
