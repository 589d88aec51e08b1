import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../lib/route/visit.ts'

/** What `llms.txt` tells programs to read first: the same for everybody, and about nobody. */
const OPEN = [
  ...[
    '/api',
    '/api/v1',
    '/api/v1/openapi.json',
    '/api/v1/health',
    '/api/v1/public-config',
    '/api/v1/catalog',
    '/api/v1/shop-texts',
  ],
  ...['/api/health', '/api/public-config', '/api/openapi.json'],
]

/**
 * Crawlers may read private pages to see their `noindex`. If they were disallowed here, search engines could still list
 * their linked URLs, and the URL of an order is secret.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...OPEN.map((path) => `Allow: ${path}$`),
    'Disallow: /api/',
    `Sitemap: ${visitOf(context).publicUrl}/sitemap.xml`,
    '',
  ]
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
