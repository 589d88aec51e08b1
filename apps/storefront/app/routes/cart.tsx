import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { CartPage } from '../features/cart/cart-page.tsx'
import { pageMeta } from '../features/seo/page-meta.ts'
import { load } from '../lib/load.ts'
import { apiOf } from '../lib/visit.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export async function loader({ context }: LoaderFunctionArgs) {
  return { catalog: await load(apiOf(context).GET('/api/v1/catalog')) }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.cart.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export default function Cart() {
  return <CartPage {...useLoaderData<typeof loader>()} />
}
