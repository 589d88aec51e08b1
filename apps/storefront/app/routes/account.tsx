import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { fill } from '@platen/messages'
import { AccountPage } from '../features/account/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { loadSoldCatalog } from '../lib/route/load-shop.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'

export const handle = { interactive: true }

/** The server renders the same page for everybody. Only the browser has the cookie, so it loads the account. */
export async function loader(args: LoaderFunctionArgs) {
  return { catalog: await loadSoldCatalog(args) }
}

export const headers = privatePageHeaders

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages }) => ({
    title: fill(messages.account.metaTitle, { store: shop.storeName }),
    personal: true,
  }))

export default function Account() {
  return <AccountPage {...useLoaderData<typeof loader>()} />
}
