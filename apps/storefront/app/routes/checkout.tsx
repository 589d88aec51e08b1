import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { CALLING_CODES } from '../features/checkout/calling-codes.ts'
import { CheckoutPage } from '../features/checkout/checkout-page.tsx'
import { shopCountry } from '../features/checkout/shop-country.ts'
import { load } from '../lib/load.ts'
import { usePage } from '../lib/page.ts'
import { apiOf } from '../lib/visit.ts'
import { fill } from '../messages/words.ts'

export const handle = { interactive: true }

export async function loader({ context }: LoaderFunctionArgs) {
  const api = apiOf(context)
  const [shop, catalog] = await Promise.all([
    load(api.GET('/api/v1/public-config')),
    load(api.GET('/api/v1/catalog')),
  ])
  const country = shopCountry(shop)
  return { catalog, country, callingCode: country === undefined ? undefined : CALLING_CODES[country] }
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
