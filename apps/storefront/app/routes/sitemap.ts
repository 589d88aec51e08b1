import type { Resources } from '@platen/api-client'
import type { LoaderFunctionArgs } from 'react-router'
import { sitemapXml } from '../features/seo/index.ts'
import { apiOf, visitOf } from '../lib/route/visit.ts'
import { load } from '../lib/route/load-shop.ts'

export async function loader({ context }: LoaderFunctionArgs): Promise<Response> {
  const [{ garments, categories }, { film }] = await Promise.all([
    load<Resources['CatalogResponse']>(apiOf(context).getCatalog()),
    load<Resources['PublicConfigResponse']>(apiOf(context).getPublicConfigV1()),
  ])
  const { publicUrl, languages, hasFaq } = visitOf(context)
  return new Response(
    sitemapXml(publicUrl, languages, { garments, categories, hasFaq, hasFilm: film !== null }),
    {
      headers: {
        'content-type': 'application/xml; charset=utf-8',
        'cache-control': 'public, max-age=3600',
      },
    },
  )
}
