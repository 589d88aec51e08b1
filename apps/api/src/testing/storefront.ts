import { randomBytes } from 'node:crypto'
import type {
  ArtworkRecord,
  CatalogResponse,
  GarmentOrderCreate,
  OrderCreate,
  OrderRecord,
  PublicConfigResponse,
  QuoteResponse,
} from '@platen/contract'
import type { LightMyRequestResponse } from 'fastify'
import sharp from 'sharp'
import type { TestApp } from './test-app.ts'

export interface Storefront {
  readonly variantId: string
  readonly artworkId: string
  /** The body of an order of one shirt. */
  order(changes?: Partial<GarmentOrderCreate>): Promise<GarmentOrderCreate>
  /** With any items. */
  orderOf(changes: Partial<OrderCreate>): Promise<OrderCreate>
  place(body: OrderCreate, headers?: Record<string, string>): Promise<LightMyRequestResponse>
  ordered(changes?: Partial<OrderCreate>): Promise<OrderRecord>
  track(token: string): Promise<OrderRecord>
}

export async function openStorefront(
  shop: TestApp,
  choice: { colour?: string; size?: string; kind?: string } = {},
): Promise<Storefront> {
  const variantId = await findVariant(shop, choice)
  const artwork = await upload(shop, await aPicture())
  const storefront: Storefront = {
    variantId,
    artworkId: artwork.id,
    order: async (changes) => (await storefront.orderOf(changes ?? {})) as GarmentOrderCreate,
    orderOf: async (changes) => {
      const draft = anOrder({ variantId, artworkId: artwork.id, policyVersion: await policyVersion(shop) })
      const body = { ...draft, ...changes }
      const quote = await shop.post('/api/v1/quotes', {
        items: body.items.map(({ note, ...item }) => item),
        fulfilment: quotable(body),
        ...(body.discountCode !== undefined && { discountCode: body.discountCode }),
      })
      const expectedTotalMinor =
        changes.expectedTotalMinor ??
        (quote.statusCode === 200 ? quote.json<QuoteResponse>().totals.totalMinor : 0)
      return { ...body, expectedTotalMinor }
    },
    place: (body, headers) => shop.post('/api/orders', body, headers),
    ordered: async (changes) => {
      const reply = await storefront.place(await storefront.orderOf(changes ?? {}))
      if (reply.statusCode !== 201) throw new Error(`The order was refused: ${reply.body}`)
      return reply.json<OrderRecord>()
    },
    track: async (token) => (await shop.get(`/api/v1/orders/${token}`)).json<OrderRecord>(),
  }
  return storefront
}

function quotable({ fulfilment }: OrderCreate) {
  return {
    method: fulfilment.method,
    ...(fulfilment.meetupZoneId === undefined ? {} : { meetupZoneId: fulfilment.meetupZoneId }),
    ...(fulfilment.address && { address: destinationOf(fulfilment.address) }),
  }
}

function destinationOf({ country, region, city }: NonNullable<OrderCreate['fulfilment']['address']>) {
  return { country, city, ...(region === undefined ? {} : { region }) }
}

export async function findVariant(
  shop: TestApp,
  { kind = 'tee', colour = 'Black', size = 'M' }: { kind?: string; colour?: string; size?: string } = {},
): Promise<string> {
  const catalog = (await shop.get('/api/v1/catalog')).json<CatalogResponse>()
  const variant = catalog.garments
    .find((garment) => garment.kind === kind)
    ?.colours.find(({ name }) => name === colour)
    ?.sizes.find((candidate) => candidate.size === size)
  if (!variant) throw new Error(`The seed has no ${colour} ${size} ${kind}.`)
  return variant.variantId
}

export async function policyVersion(shop: TestApp): Promise<string> {
  return (await shop.get('/api/v1/public-config')).json<PublicConfigResponse>().policyVersion
}

function anOrder({
  variantId,
  artworkId,
  policyVersion,
}: {
  variantId: string
  artworkId: string
  policyVersion: string
}): OrderCreate {
  return {
    customer: { name: 'Ana Beltrán', email: 'ana@example.com', phone: '+50370005678', locale: 'es' },
    items: [
      {
        variantId,
        quantity: 1,
        placements: [
          {
            zoneId: 'full_front',
            artworkId,
            widthMm: 200,
            heightMm: 200,
            offsetXMm: 0,
            offsetYMm: 0,
            rotationDeg: 0,
          },
        ],
      },
    ],
    fulfilment: { method: 'pickup' },
    payment: { instructionId: 'bank_main' },
    expectedTotalMinor: 0,
    acceptedPolicyVersion: policyVersion,
    botToken: '',
  }
}

/** Transparent, with more than 300 DPI at 200 mm. Each picture is slightly different. */
export async function aPicture(sizePx = 2400): Promise<Buffer> {
  const colour = `#${randomBytes(3).toString('hex')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${sizePx}" height="${sizePx}"><circle cx="50%" cy="50%" r="50%" fill="${colour}"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

export async function upload(shop: TestApp, file: Buffer, fileName = 'logo.png'): Promise<ArtworkRecord> {
  const reply = await postFile(shop, '/api/v1/artworks', file, fileName)
  if (reply.statusCode !== 201) throw new Error(`The upload was refused: ${reply.body}`)
  return reply.json<ArtworkRecord>()
}

export function postFile(
  shop: TestApp,
  url: string,
  file: Buffer,
  fileName: string,
  headers: Record<string, string> = {},
) {
  const boundary = `----platen${randomBytes(8).toString('hex')}`
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/octet-stream\r\n\r\n`
  return shop.app.inject({
    method: 'POST',
    url,
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: Buffer.concat([Buffer.from(head), file, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  })
}
