import { execFileSync } from 'node:child_process'
import { randomInt, randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type {
  CatalogResponse,
  InventoryItemRecord,
  PublicConfigResponse,
  QuoteResponse,
} from '@platen/contract'
import sharp from 'sharp'
import { startServer } from '../harness/processes.ts'
import { fillShop } from '../harness/shop.ts'
import { signIn } from '../harness/staff.ts'
import {
  stopOnFailure,
  counted,
  sure,
  talkTo,
  type OpenShop,
  type Peer,
  type Place,
  type Talk,
} from './peer.ts'

const PACKAGE = new URL('../../package.json', import.meta.url)
const PASSWORD = 'only-for-the-benchmark'

export const platen: Peer = {
  name: 'Platen',
  version: () => {
    const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { version: string }
    const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD'], { encoding: 'utf8' }).trim()
    return `${version} (${commit})`
  },
  install: () => Promise.resolve(),
  open: async (place) => {
    await (await start(place)).stop()
    await fillShop(databaseUrl(place), 0)
    const server = await start(place)
    return stopOnFailure(openShop(server), server)
  },
}

function databaseUrl({ socket, database }: Place): string {
  return `postgresql://platen@localhost/${database}?host=${encodeURIComponent(socket)}`
}

function start(place: Place) {
  return startServer(() => ['apps/api/build/service/main.js'], {
    path: '/api/v1/health',
    log: `${place.folder}.log`,
    env: {
      DATABASE_URL: databaseUrl(place),
      DATA_DIR: place.folder,
      // The others need no proof of work and have no rate limits.
      BOT_PROTECTION: 'off',
      RATE_LIMIT_FACTOR: '1000000',
      METRICS_PORT: 'off',
      ADMIN_PASSWORD: PASSWORD,
    },
  })
}

async function openShop(server: Awaited<ReturnType<typeof start>>): Promise<OpenShop> {
  const shop = talkTo(server.url)
  const { policyVersion } = await sure(shop.ask<PublicConfigResponse>('GET', '/api/v1/public-config'))
  const { garments } = await sure(shop.ask<CatalogResponse>('GET', '/api/v1/catalog'))
  const variantsOf = (wanted: string): Variant[] =>
    garments
      .filter(({ kind }) => kind === wanted)
      .flatMap(({ id, colours }) =>
        colours.flatMap(({ name, sizes }) =>
          sizes.map(({ variantId, size }) => ({ variantId, garmentId: id, colour: name, size })),
        ),
      )
  const common = variantsOf('long_sleeve').map(({ variantId }) => variantId)
  const scarce = variantsOf('hoodie')

  const artworkId = await upload(server.url, await picture())
  const order = async (artwork: string, variant = common[randomInt(common.length)]!) => {
    const print = { zoneId: 'left_chest', artworkId: artwork, widthMm: 100, heightMm: 100 }
    const placements = [{ ...print, offsetXMm: 0, offsetYMm: 0, rotationDeg: 0 }]
    const items = [{ variantId: variant, quantity: 1, placements }]
    const { totals } = await sure(shop.ask<QuoteResponse>('POST', '/api/v1/quotes', { items }))
    const body = {
      customer: { name: 'Bench Mark', email: `${randomUUID()}@example.com` },
      items,
      fulfilment: { method: 'pickup' },
      payment: { instructionId: 'bank_main' },
      expectedTotalMinor: totals.totalMinor,
      acceptedPolicyVersion: policyVersion,
      botToken: '',
    }
    return async () => {
      const reply = await shop.ask<object>('POST', '/api/orders', body)
      return reply.status === 201 ? 'placed' : JSON.stringify(reply.body)
    }
  }

  return {
    ...server,
    processes: () => [server.pid],
    reads: [
      {
        what: 'GET /api/v1/catalog, 20 garments with all variants, prices and stock',
        rows: ['names', 'variants'],
        path: '/api/v1/catalog',
      },
    ],
    orders: [
      { what: 'a quote, the order', prepare: (variant) => order(artworkId, variant) },
      {
        what: 'artwork uploaded and checked, a quote, the order',
        prepare: async (variant) => order(await upload(server.url, await picture()), variant),
      },
    ],
    withStock: async (left) => {
      const variant = scarce.pop()!
      await setStock(await ownerOf(server.url), variant, left)
      return variant.variantId
    },
    orderList: async (skipped) => {
      const staff = await ownerOf(server.url)
      const cursor = skipped === 0 ? '' : `&cursor=${await lastOf(staff, skipped)}`
      return {
        what: 'GET /api/admin/orders, by cursor',
        path: `/api/admin/orders?limit=50${cursor}`,
        headers: staff.headers,
      }
    },
  }
}

async function ownerOf(url: string): Promise<Talk> {
  return talkTo(url, { cookie: await signIn(url, { email: 'owner@platen.local', password: PASSWORD }) })
}

interface Variant {
  readonly variantId: string
  readonly garmentId: string
  readonly colour: string
  readonly size: string
}

async function setStock(staff: Talk, variant: Variant, counted: number): Promise<void> {
  const items = await sure(
    staff.ask<InventoryItemRecord[]>('GET', '/api/admin/inventory-items?kind=blank&limit=200&q=hoodie'),
  )
  const itemId = items.find(
    ({ garment }) =>
      garment?.garmentId === variant.garmentId &&
      garment.colour === variant.colour &&
      garment.size === variant.size,
  )?.id
  if (itemId === undefined) throw new Error(`No stock item is of ${variant.variantId}.`)
  await sure(staff.ask('POST', '/api/admin/stock-counts', { counts: [{ itemId, counted }] }))
}

async function lastOf(staff: Talk, skipped: number): Promise<string> {
  let cursor = ''
  for (let left = skipped; left > 0; left -= 50) {
    const page = await sure(staff.ask<{ id: string }[]>('GET', `/api/admin/orders?limit=50${cursor}`))
    cursor = `&cursor=${page.at(-1)?.id ?? ''}`
  }
  return cursor.slice('&cursor='.length)
}

async function upload(url: string, file: Buffer): Promise<string> {
  counted.requests += 1
  const form = new FormData()
  form.set('file', new Blob([Uint8Array.from(file)]), 'art.png')
  const reply = await fetch(`${url}/api/v1/artworks`, { method: 'POST', body: form })
  const text = await reply.text()
  // Concurrent uploads are limited; the refusal says when to retry, and browsers do.
  if (reply.status === 503) {
    await sleep(Number(reply.headers.get('retry-after') ?? 1) * 1000)
    return upload(url, file)
  }
  if (!reply.ok) throw new Error(`The upload was refused: ${text}`)
  return (JSON.parse(text) as { id: string }).id
}

async function picture(): Promise<Buffer> {
  const colour = `#${randomInt(0x1000000).toString(16).padStart(6, '0')}`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1200"><circle cx="600" cy="600" r="600" fill="${colour}"/><circle cx="${300 + randomInt(600)}" cy="600" r="99" fill="#fff"/></svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
