import { join } from 'node:path'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../../config.ts'
import type { BuiltStorefront } from './built-storefront.ts'
import { inProcessFetch } from './in-process-fetch.ts'
import { AN_HOUR, FOREVER, builtFiles } from '../../platform/http/built-files.ts'
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
      ...builtFiles(files, AN_HOUR),
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
      ...builtFiles(files, caching),
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
