import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../lib/visit.ts'

/**
 * Crawlers may read private pages to see their `noindex`. If they were disallowed here, search engines could still list
 * their linked URLs, and the URL of an order is secret.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${visitOf(context).publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
