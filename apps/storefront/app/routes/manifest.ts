import type { LoaderFunctionArgs } from 'react-router'
import { coloursOf } from '@platen/brand'
import { lookOf } from '../lib/look.ts'
import { visitOf } from '../lib/route/visit.ts'
import { loadShop } from '../lib/route/load-shop.ts'

/** A route and not a file, because it contains the shop's name. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const shop = await loadShop(args)
  const { light } = coloursOf(lookOf(visitOf(args.context).brand))
  return Response.json(
    {
      name: shop.storeName,
      short_name: shop.storeName,
      description: shop.tagline,
      start_url: '/',
      display: 'browser',
      background_color: light.paper,
      theme_color: light.paper,
      icons: [
        { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-180.png', type: 'image/png', sizes: '180x180' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
      ],
    },
    { headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' } },
  )
}
