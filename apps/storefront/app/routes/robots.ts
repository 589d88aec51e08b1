import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../lib/visit.ts'

/** Orders are private, and a cart is nobody else's; the rest wants to be found. */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...['/orders/', '/es/orders/', '/cart', '/es/cart', '/checkout', '/es/checkout', '/api/'].map(
      (path) => `Disallow: ${path}`,
    ),
    `Sitemap: ${visitOf(context).publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
