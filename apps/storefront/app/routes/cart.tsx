import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { CartPage } from '../features/cart/cart-page.tsx'
import { load } from '../lib/load.ts'
import { usePage } from '../lib/page.ts'
import { apiOf } from '../lib/visit.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export async function loader({ context }: LoaderFunctionArgs) {
  return { catalog: await load(apiOf(context).GET('/api/v1/catalog')) }
}

export default function Cart() {
  const { catalog } = useLoaderData<typeof loader>()
  const { shop, messages } = usePage()
  return (
    <>
      <title>{fill(messages.cart.metaTitle, { store: shop.storeName })}</title>
      <meta name="robots" content="noindex" />
      <CartPage catalog={catalog} />
    </>
  )
}
