import type { LoaderFunctionArgs } from 'react-router'
import { sitemapXml } from '../features/seo/index.ts'
import { apiOf, visitOf } from '../lib/visit.ts'
import { load } from '../lib/load-shop.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const { garments } = await load(apiOf(context).getCatalog())
  const { publicUrl, languages } = visitOf(context)
  return new Response(
    sitemapXml(
      publicUrl,
      languages,
      garments.map(({ slug }) => slug),
    ),
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    },
  )
}
