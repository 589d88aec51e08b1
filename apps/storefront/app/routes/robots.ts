import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../lib/visit.ts'

/**
 * The interface is for programs that know it. Pages that nobody should find say so themselves: a robot that may not
 * read them would list their bare addresses where somebody has linked them, and an order's address is its key.
 */
export function loader({ context }: LoaderFunctionArgs): Response {
  const lines = ['User-agent: *', 'Disallow: /api/', `Sitemap: ${visitOf(context).publicUrl}/sitemap.xml`, '']
  return new Response(lines.join('\n'), { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
