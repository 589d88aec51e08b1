import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { CartPage } from '../features/cart/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadSoldCatalog } from '../lib/route/load-shop.ts'
import { fill } from '@platen/messages'

export const handle = { interactive: true }

export async function loader(args: LoaderFunctionArgs) {
  return { catalog: await loadSoldCatalog(args) }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.cart.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export default function Cart() {
  return <CartPage {...useLoaderData<typeof loader>()} />
}
