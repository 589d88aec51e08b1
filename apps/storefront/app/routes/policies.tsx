import { useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { PoliciesPage } from '../features/policies/index.ts'
import { breadcrumbRecord, pageMeta } from '../features/seo/index.ts'
import { loadCatalog } from '../lib/load-shop.ts'
import { fill } from '@platen/messages'

export function loader(args: LoaderFunctionArgs) {
  return loadCatalog(args)
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
  return <PoliciesPage catalog={useLoaderData<typeof loader>()} />
}
