import { fill } from '@platen/messages'
import { useLoaderData, useSearchParams, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { SharedDesignPage } from '../features/designer/index.ts'
import { pageMeta } from '../features/seo/index.ts'
import { load, loadSoldCatalog } from '../lib/route/load-shop.ts'
import { privatePageHeaders } from '../lib/route/private-page.ts'
import { apiOf } from '../lib/route/visit.ts'

export const handle = { interactive: true }

/** Whoever knows the address sees the design. */
export const headers = privatePageHeaders

export async function loader(args: LoaderFunctionArgs) {
  const [catalog, design] = await Promise.all([
    loadSoldCatalog(args),
    load(apiOf(args.context).getDesign({ token: args.params.token ?? '' })),
  ])
  return { catalog, design }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(
    args,
    ({ shop, messages }) =>
      loaderData && {
        title: fill(messages.designer.sharedTitle, { store: shop.storeName }),
        picture: `design-${loaderData.design.token}`,
        pictureQuery: args.location.search,
        personal: true,
      },
  )

export default function SharedDesign() {
  const [query] = useSearchParams()
  return (
    <SharedDesignPage
      {...useLoaderData<typeof loader>()}
      garment={query.get('garment') ?? undefined}
      colour={query.get('colour') ?? undefined}
    />
  )
}
