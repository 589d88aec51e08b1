import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { ContactPage } from '../features/contact/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import script from '../islands/contact.tsx?worker&url'
import { callingCodeOf } from '@platen/formats/phone'
import { shopCountry } from '@platen/formats/shop-country'
import { fill } from '@platen/messages'
import { loadShop } from '../lib/route/load-shop.ts'
import type { RouteHandle } from '../lib/route/route-data.ts'

export const handle = { script } satisfies RouteHandle

export const meta: MetaFunction = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.contact.metaTitle, { store: shop.storeName }),
    description: messages.contact.lead,
  }))

export async function loader(args: LoaderFunctionArgs) {
  const country = shopCountry(await loadShop(args))
  return { country, callingCode: country === undefined ? undefined : callingCodeOf(country) }
}

export default function Contact() {
  return <ContactPage {...useLoaderData<typeof loader>()} />
}
