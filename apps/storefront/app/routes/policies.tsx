import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { PoliciesPage } from '../features/policies/index.ts'
import { breadcrumbRecord, pageMeta } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/route/load-shop.ts'
import { loadShopTexts } from '../lib/texts/shop-texts.ts'
import { fill } from '@platen/messages'

export async function loader(args: LoaderFunctionArgs) {
  const [catalog, own] = await Promise.all([loadCatalog(args), loadShopTexts(args)])
  return { catalog, own }
}

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, ({ shop, messages, paths, publicUrl, url }) => {
    const words = { store: shop.storeName, version: shop.policyVersion }
    return {
      title: fill(messages.policies.metaTitle, words),
      description: fill(messages.policies.metaDescription, words),
      records: [
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.policies, url },
        ]),
      ],
    }
  })

export default function Policies() {
  return <PoliciesPage {...useLoaderData<typeof loader>()} />
}
