import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { load } from '../lib/load.ts'
import { usePage } from '../lib/page.ts'
import { shopCountry } from '../lib/shop-country.ts'
import { apiOf } from '../lib/visit.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const [shop, catalog] = await Promise.all([
    load(api.GET('/api/v1/public-config')),
    load(api.GET('/api/v1/catalog')),
  ])
  return { catalog, country: shopCountry(shop) }
}

export default function Checkout() {
  const facts = useLoaderData<typeof loader>()
  const { shop, messages } = usePage()
  return (
    <>
      <title>{fill(messages.checkout.metaTitle, { store: shop.storeName })}</title>
      <meta name="robots" content="noindex" />
      <CheckoutPage {...facts} />
    </>
  )
}
