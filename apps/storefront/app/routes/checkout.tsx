import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { CheckoutPage } from '../features/checkout/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadSoldCatalog, loadShop } from '../lib/route/load-shop.ts'
import { shopCountry } from '@platen/formats/shop-country'
import { fill } from '@platen/messages'

export const handle = { interactive: true }

export async function loader(args: LoaderFunctionArgs) {
  const [shop, catalog] = await Promise.all([loadShop(args), loadSoldCatalog(args)])
  return { catalog, country: shopCountry(shop) }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.checkout.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export default function Checkout() {
  return <CheckoutPage {...useLoaderData<typeof loader>()} />
}
