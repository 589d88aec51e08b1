import { join, sep } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FILES } from '../../platform/http/server.ts'
import type { BuiltConsole } from './built-console.ts'

/** The console needs nothing from elsewhere, and no script that stands in a page. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Prints are placed on garments by style.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The console at `/admin`: its files, and its one page for every address below that is none of them. */
export function consoleRoutes(app: FastifyInstance, { console }: { readonly console: BuiltConsole }): void {
  const assets = join(console.filesFolder, 'assets') + sep
  app.register(async (files) => {
    files.addHook('onRequest', (request, _reply, done) => {
      request.pattern = FILES
      done()
    })
    await files.register(serveFiles, {
      root: console.filesFolder,
      prefix: '/admin/',
      wildcard: false,
      index: false,
      globIgnore: ['index.html'],
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The name of an asset says what is in it, so it never changes.
        const forever = path.startsWith(assets)
        reply.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
        // Compressed it is another file.
        if (/service-worker\.js(\.\w+)?$/.test(path)) reply.header('service-worker-allowed', '/admin')
      },
    })
  })
  for (const path of ['/admin', '/admin/*']) {
    app.get(path, { config: { pages: true } }, (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header('content-security-policy', POLICY)
        .header('cache-control', 'no-cache')
        .send(console.page),
    )
  }
}
