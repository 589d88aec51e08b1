import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { pageMeta } from '../features/seo/index.ts'
import { YourOrdersPage } from '../features/your-orders/index.ts'
import { loadShop } from '../lib/route/load-shop.ts'
import { shopCountry } from '@platen/formats/shop-country'
import { fill } from '@platen/messages'

export const handle = { interactive: true }

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.yourOrders.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export async function loader(args: LoaderFunctionArgs) {
  return { country: shopCountry(await loadShop(args)) }
}

export default function Orders() {
  return <YourOrdersPage {...useLoaderData<typeof loader>()} />
}
