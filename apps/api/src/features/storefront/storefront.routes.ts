import { join } from 'node:path'
import compress from '@fastify/compress'
import serveFiles, { type FastifyStaticOptions } from '@fastify/static'
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
  const { filesFolder } = storefront
  app.register((files) => serveFolder(files, 'assets', FOREVER), { prefix: '/assets' })
  app.register((files) => serveFolder(files, 'share', AN_HOUR), { prefix: '/share' })
  app.register(async (files) => {
    // Icons and the like: few, and their names stay from build to build.
    await files.register(serveFiles, {
      ...named(files, AN_HOUR),
      root: filesFolder,
      wildcard: false,
      globIgnore: ['assets/**', 'share/**'],
    })
  })
  app.register(async (pages) => {
    await pages.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 })
    pages.get('/*', { config: { pages: true } }, (request, reply) => answer(request, reply))
  })

  /** Looks for each file when it is asked for: those of a build that was made meanwhile are there at once. */
  async function serveFolder(files: FastifyInstance, folder: string, caching: string): Promise<void> {
    files.setNotFoundHandler(answer)
    await files.register(serveFiles, {
      ...named(files, caching),
      root: join(filesFolder, folder),
      // A folder is nothing to be read; the plug-in takes it for a defect.
      allowedPath: (path) => !path.endsWith('/'),
    })
  }

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

/** The name of an asset says what is in it, so it never changes. */
const FOREVER = 'public, max-age=31536000, immutable'
const AN_HOUR = 'public, max-age=3600'

function named(files: FastifyInstance, caching: string): Partial<FastifyStaticOptions> {
  // One name for all of them in log and metrics: theirs change with every build.
  files.addHook('onRequest', (request, _reply, done) => {
    request.pattern = FILES
    done()
  })
  return {
    index: false,
    preCompressed: true,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', caching),
  }
}
