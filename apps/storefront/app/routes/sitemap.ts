import type { LoaderFunctionArgs } from 'react-router'
import { visitOf } from '../lib/visit.ts'

export function loader({ context }: LoaderFunctionArgs): Response {
  const { publicUrl } = visitOf(context)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>${publicUrl}/</loc></url></urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
