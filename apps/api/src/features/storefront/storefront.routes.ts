import { join, sep } from 'node:path'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { BuiltStorefront } from './built-storefront.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { FILES } from '../../platform/http/server.ts'
import { newNonce, pagePolicy } from './page-policy.ts'

interface StorefrontDeps {
  readonly config: Pick<Config, 'publicUrl' | 'botProtection'>
  readonly storefront: BuiltStorefront
}

/** A client may name the whole address; the page's own is the public one. */
const ORIGIN = /^https?:\/\/[^/]*/i

/** The shop's pages and their files: every address that is not the interface's. */
export function storefrontRoutes(app: FastifyInstance, { config, storefront }: StorefrontDeps): void {
  const assets = join(storefront.filesFolder, 'assets') + sep
  app.register(async (files) => {
    // One name for all of them in log and metrics: theirs change with every build.
    files.addHook('onRequest', (request, _reply, done) => {
      request.pattern = FILES
      done()
    })
    await files.register(serveFiles, {
      root: storefront.filesFolder,
      wildcard: false,
      index: false,
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply, path) => {
        // The name of an asset says what is in it, so it never changes.
        const forever = path.startsWith(assets)
        reply.header(
          'cache-control',
          forever ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        )
      },
    })
  })
  app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
    pages.get('/*', { config: { pages: true } }, (request, reply) => answer(request, reply))
  })

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const nonce = newNonce()
    const answerPage = await storefront.loadPages()
    const page = await answerPage(webRequest(request), {
      fetch: inProcessFetch(app, request.ip),
      publicUrl: config.publicUrl,
      nonce,
      report: (error) => request.log.error({ requestId: request.id, err: error }, 'page failed'),
    })
    reply.code(page.status)
    for (const [name, value] of page.headers) reply.header(name, value)
    reply.header('content-security-policy', pagePolicy(nonce, config.botProtection))
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'private, no-cache')
    return reply.send(Buffer.from(await page.arrayBuffer()))
  }

  /** Its address is the public one, whatever a client calls this machine. */
  function webRequest(request: FastifyRequest): Request {
    const headers = new Headers()
    for (const name of ['accept', 'accept-language', 'user-agent'] as const) {
      const value = request.headers[name]
      if (value !== undefined) headers.set(name, value)
    }
    const target = request.url.replace(ORIGIN, '')
    return new Request(new URL(target, config.publicUrl), { headers })
  }
}
