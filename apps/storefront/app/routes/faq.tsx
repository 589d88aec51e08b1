import { data, useLoaderData, type LoaderFunctionArgs, type MetaFunction } from 'react-router'
import { FaqPage } from '../features/faq/index.ts'
import { breadcrumbRecord, faqRecord, pageMeta } from '../features/seo/index.ts'
import { loadFaq } from '../lib/texts/shop-texts.ts'
import { fill } from '@platen/messages'

export async function loader(args: LoaderFunctionArgs) {
  const faq = await loadFaq(args)
  if (faq.length === 0) throw data(null, 404)
  return { faq }
}

export const meta: MetaFunction<typeof loader> = ({ loaderData, ...args }) =>
  pageMeta(args, ({ shop, messages, paths, publicUrl, url }) => {
    if (!loaderData) return undefined
    return {
      title: fill(messages.faq.metaTitle, { store: shop.storeName }),
      description: fill(messages.faq.metaDescription, { store: shop.storeName }),
      records: [
        faqRecord(loaderData.faq),
        breadcrumbRecord([
          { name: shop.storeName, url: publicUrl + paths.home() },
          { name: messages.shell.faq, url },
        ]),
      ],
    }
  })

export default function Faq() {
  return <FaqPage {...useLoaderData<typeof loader>()} />
}
