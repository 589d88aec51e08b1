import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServer, type RunningServer } from '../harness/processes.ts'
import { installPeer, runInPeer, versionOf } from './install.ts'
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

const PASSWORD = 'only-for-the-benchmark'
const SHOP = '/shop-api'
const ADMIN = '/admin-api'

export const vendure: Peer = {
  name: 'Vendure',
  version: () => versionOf('vendure', '@vendure/core'),
  install: () => installPeer('vendure'),
  open: async (place) => {
    await runInPeer('vendure', ['seed.js'], { ...environment(place), PORT: '0' }, `${place.folder}.log`)
    const server = await start(place, 'server.js')
    const worker = await stopOnFailure(start(place, 'worker.js'), server)
    return stopOnFailure(openShop(server, worker), worker, server)
  },
}

function environment({ socket, database, folder }: Place): Record<string, string> {
  return { DB_HOST: socket, DB_NAME: database, DATA_DIR: folder, SUPERADMIN_PASSWORD: PASSWORD }
}

function start(place: Place, program: string): Promise<RunningServer> {
  return startServer(() => [program], {
    cwd: new URL('vendure', import.meta.url).pathname,
    path: '/health',
    env: environment(place),
    log: `${place.folder}.log`,
    patienceMs: 180_000,
  })
}

async function openShop(server: RunningServer, worker: RunningServer): Promise<OpenShop> {
  const admin = await signIn(server.url)
  await graphql(admin, ADMIN, 'mutation { reindex { id } }')
  const guest = talkTo(server.url)
  const { products } = await graphql<{ products: { items: { name: string; variants: { id: string }[] }[] } }>(
    guest,
    SHOP,
    '{ products(options: { take: 20 }) { items { name variants { id } } } }',
  )
  if (products.items.length !== 20) throw new Error(`Vendure has ${products.items.length} products.`)
  await untilIndexed(admin)
  const [first, ...others] = products.items.map(({ variants }) => variants.map(({ id }) => id))
  const common = others.flat()
  const scarce = first!

  return {
    ...server,
    stop: async () => {
      await worker.stop()
      await server.stop()
    },
    processes: () => [server.pid, worker.pid],
    reads: [
      { ...read('search grouped by product, 20: what its storefronts list', SEARCH), rows: ['names'] },
      { ...read('products with all variants, prices and stock, 20', PRODUCTS), rows: ['variants'] },
    ],
    orders: [
      {
        what: 'item, customer, address, shipping options, the chosen one, ready for payment, payment',
        prepare: (variant = common[randomInt(common.length)]!) => prepare(server.url, variant),
      },
    ],
    withStock: async (left) => {
      const variant = scarce.pop()!
      await graphql(
        admin,
        ADMIN,
        `mutation { updateProductVariants(input: [{ id: "${variant}", trackInventory: TRUE, stockOnHand: ${left} }]) { id } }`,
      )
      return variant
    },
    orderList: (skipped) =>
      Promise.resolve({
        ...read('orders of the admin API, by offset', ORDERS.replace('$skip', String(skipped))),
        path: ADMIN,
        headers: { ...admin.headers, 'content-type': 'application/json' },
      }),
  }
}

const PRODUCTS = `{ products(options: { take: 20 }) { totalItems items { id name slug description
  variants { id name sku priceWithTax currencyCode stockLevel options { code name } } } } }`
const SEARCH = `{ search(input: { take: 20, groupByProduct: true }) { totalItems items { productId productName slug
  description currencyCode priceWithTax { ... on PriceRange { min max } } inStock } } }`
const ORDERS = `{ orders(options: { take: 50, skip: $skip, sort: { orderPlacedAt: DESC } }) { totalItems items { id code state
  orderPlacedAt totalWithTax totalQuantity currencyCode customer { firstName lastName emailAddress } } } }`

function read(what: string, query: string) {
  const headers = { 'content-type': 'application/json' }
  return { what, path: SHOP, method: 'POST' as const, headers, body: JSON.stringify({ query }) }
}

/** Follows https://docs.vendure.io/guides/storefront/checkout-flow/ */
async function prepare(url: string, variant: string): Promise<PlaceOrder> {
  const guest = talkTo(url)
  const step = async (query: string) => {
    const data = await graphql<Record<string, Step>>(guest, SHOP, query)
    const [answer] = Object.values(data)
    if (answer?.errorCode !== undefined)
      throw new Error(`Vendure: ${answer.errorCode} ${answer.message ?? ''}`)
    return answer
  }
  await step(
    `mutation { addItemToOrder(productVariantId: "${variant}", quantity: 1) { ${ORDER} ... on ErrorResult { errorCode message } } }`,
  )
  await step(
    `mutation { setCustomerForOrder(input: { firstName: "Bench", lastName: "Mark", emailAddress: "${anyEmail()}" }) { ${ORDER} ... on ErrorResult { errorCode message } } }`,
  )
  await step(
    `mutation { setOrderShippingAddress(input: { fullName: "Bench Mark", streetLine1: "Calle 1", city: "Santa Tecla", postalCode: "01101", countryCode: "SV" }) { ${ORDER} ... on ErrorResult { errorCode message } } }`,
  )
  const { eligibleShippingMethods } = await graphql<{ eligibleShippingMethods: { id: string }[] }>(
    guest,
    SHOP,
    '{ eligibleShippingMethods { id name priceWithTax } }',
  )
  const method = eligibleShippingMethods[0]?.id ?? ''
  await step(
    `mutation { setOrderShippingMethod(shippingMethodId: ["${method}"]) { ${ORDER} ... on ErrorResult { errorCode message } } }`,
  )
  await step(
    `mutation { transitionOrderToState(state: "ArrangingPayment") { ${ORDER} ... on ErrorResult { errorCode message } } }`,
  )
  return async () => {
    const paid = await step(
      `mutation { addPaymentToOrder(input: { method: "standard-payment", metadata: {} }) { ${ORDER} ... on ErrorResult { errorCode message } } }`,
    ).catch((error: unknown) => ({ state: String(error) }))
    return paid?.state === 'PaymentSettled' ? 'placed' : String(paid?.state)
  }
}

const ORDER = '... on Order { id code state totalWithTax }'

interface Step {
  readonly state?: string
  readonly errorCode?: string
  readonly message?: string
}

async function signIn(url: string): Promise<Talk> {
  const admin = talkTo(url)
  await graphql(
    admin,
    ADMIN,
    `mutation { login(username: "superadmin", password: "${PASSWORD}") { __typename } }`,
  )
  return admin
}

async function untilIndexed(admin: Talk): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    const { jobs } = await graphql<{ jobs: { totalItems: number } }>(
      admin,
      ADMIN,
      '{ jobs(options: { take: 1, filter: { isSettled: { eq: false } } }) { totalItems } }',
    )
    const { search } = await graphql<{ search: { totalItems: number } }>(admin, SHOP, SEARCH)
    if (jobs.totalItems === 0 && search.totalItems === 20) return
    await sleep(200)
  }
  throw new Error('The search index of Vendure was not made in two minutes.')
}

/** Throws when the answer has errors. Keeps the session by the token in the response, as Vendure's guide says. */
async function graphql<Data>(talk: Talk, path: string, query: string): Promise<Data> {
  const reply = await talk.ask<{ data?: Data; errors?: unknown[] }>('POST', path, { query })
  const token = reply.headers.get('vendure-auth-token')
  if (token !== null) talk.headers.authorization = `Bearer ${token}`
  const { data, errors } = await sure(Promise.resolve(reply))
  if (errors || !data) throw new Error(`Vendure: ${JSON.stringify(errors).slice(0, 500)}`)
  return data
}
