import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { startServer, type RunningServer } from '../harness/processes.ts'
import { installPeer, peerFolder, runInPeer, versionOf } from './install.ts'
import {
  anyEmail,
  stopOnFailure,
  sure,
  talkTo,
  type OpenShop,
  type Peer,
  type Place,
  type PlaceOrder,
  type Talk,
} from './peer.ts'

const ADMIN = { email: 'owner@example.com', password: 'only-for-the-benchmark' }
const CLI = 'node_modules/@medusajs/cli/cli.js'

export const medusa: Peer = {
  name: 'Medusa',
  version: () => versionOf('medusa', '@medusajs/medusa'),
  install: () => installPeer('medusa'),
  open: async (place) => {
    const env = environment(place)
    const log = `${place.folder}.log`
    await runInPeer('medusa', [CLI, 'db:migrate'], env, log)
    await runInPeer('medusa', [CLI, 'user', '-e', ADMIN.email, '-p', ADMIN.password], env, log)
    await runInPeer('medusa', [CLI, 'exec', './seed.js'], env, log)
    const server = await startServer(
      (port) => [CLI, 'start', '--host', '127.0.0.1', '--port', String(port)],
      {
        cwd: peerFolder('medusa'),
        path: '/health',
        env,
        log,
        patienceMs: 180_000,
      },
    )
    const seeded = JSON.parse(readFileSync(env.SEEDED!, 'utf8')) as Seeded
    return stopOnFailure(openShop(server, seeded), server)
  },
}

interface Seeded {
  readonly key: string
  readonly regionId: string
  readonly locationId: string
}

function environment({ socket, database, folder }: Place): Record<string, string> {
  return {
    // Its modules parse the address in two ways; both find a socket in place of the host.
    DATABASE_URL: `postgresql://platen@${encodeURIComponent(socket)}/${database}`,
    SEEDED: `${folder}/seeded.json`,
    MEDUSA_DISABLE_TELEMETRY: '1',
    NODE_ENV: 'production',
  }
}

interface Product {
  readonly variants: readonly {
    readonly id: string
    readonly inventory_items: readonly { readonly inventory_item_id: string }[]
  }[]
}

async function openShop(server: RunningServer, seeded: Seeded): Promise<OpenShop> {
  const guest = talkTo(server.url, { 'x-publishable-api-key': seeded.key })
  const admin = await signIn(server.url)
  const { products } = await sure(
    admin.ask<{ products: Product[] }>('GET', '/admin/products?limit=20&fields=*variants.inventory_items'),
  )
  const [first, ...others] = products
  const common = others.flatMap(({ variants }) => variants.map(({ id }) => id))
  const scarce = [...first!.variants]
  const list = `/store/products?limit=20&region_id=${seeded.regionId}&fields=`

  return {
    ...server,
    processes: () => [server.pid],
    reads: [
      {
        what: 'GET /store/products, 20 with the fields of a page: names, all variants, prices and stock',
        rows: ['names', 'variants'],
        path: `${list}${FIELDS.join(',')}`,
        headers: guest.headers,
      },
      {
        what: 'GET /store/products, 20 with the default fields, prices and stock',
        path: `${list}*variants.calculated_price,%2Bvariants.inventory_quantity`,
        headers: guest.headers,
      },
    ],
    orders: [
      {
        what: 'cart with item, customer and address, shipping options, the chosen one, payment collection, payment session, the order',
        prepare: (variant = common[randomInt(common.length)]!) => prepare(guest, seeded, variant),
      },
    ],
    withStock: async (left) => {
      const variant = scarce.pop()!
      const item = variant.inventory_items[0]?.inventory_item_id ?? ''
      await sure(
        admin.ask('POST', `/admin/inventory-items/${item}/location-levels/${seeded.locationId}`, {
          stocked_quantity: left,
        }),
      )
      return variant.id
    },
    orderList: (skipped) =>
      Promise.resolve({
        what: 'GET /admin/orders, by offset',
        path: `/admin/orders?limit=50&offset=${skipped}&order=-created_at`,
        headers: admin.headers,
      }),
  }
}

/** Follows https://docs.medusajs.com/resources/storefront-development/checkout */
async function prepare(guest: Talk, { regionId }: Seeded, variant: string): Promise<PlaceOrder> {
  const { cart } = await sure(
    guest.ask<{ cart: { id: string } }>('POST', '/store/carts', {
      region_id: regionId,
      email: anyEmail(),
      items: [{ variant_id: variant, quantity: 1 }],
      shipping_address: ADDRESS,
      billing_address: ADDRESS,
    }),
  )
  const { shipping_options } = await sure(
    guest.ask<{ shipping_options: { id: string }[] }>('GET', `/store/shipping-options?cart_id=${cart.id}`),
  )
  const option_id = shipping_options[0]?.id
  await sure(guest.ask('POST', `/store/carts/${cart.id}/shipping-methods`, { option_id }))
  const { payment_collection } = await sure(
    guest.ask<{ payment_collection: { id: string } }>('POST', '/store/payment-collections', {
      cart_id: cart.id,
    }),
  )
  const sessions = `/store/payment-collections/${payment_collection.id}/payment-sessions`
  await sure(guest.ask('POST', sessions, { provider_id: 'pp_system_default' }))
  return async () => {
    const reply = await guest.ask<{ type?: string }>('POST', `/store/carts/${cart.id}/complete`, {})
    return reply.body.type === 'order' ? 'placed' : JSON.stringify(reply.body)
  }
}

const FIELDS = [
  ...['id', 'title', 'handle', 'description', 'variants.id', 'variants.title', 'variants.sku'],
  ...['*variants.calculated_price', 'variants.inventory_quantity'],
]

const ADDRESS = {
  first_name: 'Bench',
  last_name: 'Mark',
  address_1: 'Calle 1',
  city: 'Santa Tecla',
  postal_code: '01101',
  country_code: 'sv',
}

async function signIn(url: string): Promise<Talk> {
  const { token } = await sure(talkTo(url).ask<{ token: string }>('POST', '/auth/user/emailpass', ADMIN))
  return talkTo(url, { authorization: `Bearer ${token}` })
}
