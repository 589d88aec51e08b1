import { readFileSync } from 'node:fs'
import { createGunzip } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { readyAnswer, sendReady } from '../../platform/http/ready-answer.ts'
import { createDocsBundle, docsBundleVersion } from './docs-bundle.ts'
import { docsPage } from './docs-page.ts'
import { PLACES } from './places.ts'

/** Everything comes from this service. Scalar writes its styles into the page; scripts are files, never inline. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const JAVASCRIPT = 'text/javascript; charset=utf-8'

/** The browsable documentation: the API description, shown by Scalar. */
export function docsRoutes(app: FastifyInstance): void {
  const paths = {
    bundle: `${PLACES.docs}/reference-${docsBundleVersion()}.js`,
    start: `${PLACES.docs}/start.js`,
    look: `${PLACES.docs}/look.css`,
  }

  const page = readyAnswer(docsPage(paths), 'text/html; charset=utf-8')
  app.get(PLACES.docs, (request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    return sendReady(request, reply, page)
  })
  app.get(`${PLACES.docs}/`, (_request, reply) => reply.redirect(PLACES.docs, 308))

  const start = readyAnswer(ownFile('docs-page.start.js'), JAVASCRIPT)
  app.get(paths.start, (request, reply) => sendReady(request, reply, start))
  const look = readyAnswer(ownFile('docs-page.css'), 'text/css; charset=utf-8')
  app.get(paths.look, (request, reply) => sendReady(request, reply, look))

  const getBundle = createDocsBundle()
  app.get(paths.bundle, async (request, reply) => {
    const { gzipped } = await getBundle()
    reply.headers({
      'content-type': JAVASCRIPT,
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    if (takesGzip(request.headers['accept-encoding']))
      return reply.header('content-encoding', 'gzip').send(gzipped)
    return reply.send(createGunzip().end(gzipped))
  })
}

function takesGzip(acceptEncoding: string | string[] | undefined): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(acceptEncoding))
}

function ownFile(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url))
}

/** Where no storefront is built, the root shows what this service is. */
export function docsAtTheRoot(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.header('cache-control', 'no-store').redirect(PLACES.docs, 302))
}
