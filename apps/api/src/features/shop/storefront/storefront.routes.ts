import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import compress from '@fastify/compress'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AN_HOUR, builtFiles, FOREVER } from '../../../platform/http/answers/built-files.ts'
import type { Config } from '../../../config.ts'
import type { BuiltStorefront } from './built-storefront.ts'

interface StorefrontDeps {
  readonly config: Pick<Config, 'publicUrl' | 'botProtection'>
  readonly storefront: BuiltStorefront
}

/** Clients may send an absolute URL; the page's own address is the public one. */
const ORIGIN = /^https?:\/\/[^/]*/i

export function storefrontRoutes(app: FastifyInstance, { config, storefront }: StorefrontDeps): void {
  const { filesFolder } = storefront
  app.register((files) => serveFolder(files, 'assets', FOREVER), { prefix: '/assets' })
  app.register((files) => serveFolder(files, 'share', AN_HOUR), { prefix: '/share' })
  app.register(async (files) => {
    // Icons and the like: few files, whose names stay the same between builds.
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

  /** Looked up on each request, so that files of a newer build are found at once. */
  async function serveFolder(files: FastifyInstance, folder: string, caching: string): Promise<void> {
    files.setNotFoundHandler(answer)
    await files.register(serveFiles, {
      ...builtFiles(files, caching),
      root: join(filesFolder, folder),
      // The plugin would treat reading a folder as an error.
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

  /** Uses the public address, whatever host the client named. */
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

function newNonce(): string {
  return randomBytes(16).toString('base64url')
}

/**
 * What a page may load. Scripts come from this origin without inline handlers; style attributes are inline because
 * they position prints on garments. Turnstile is the only third party, and only if the shop uses it.
 */
function pagePolicy(nonce: string, { provider }: Pick<Config['botProtection'], 'provider'>): string {
  const turnstile = provider === 'turnstile' ? [TURNSTILE] : []
  return Object.entries({
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...turnstile],
    'style-src': ["'self'"],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    ...(turnstile.length > 0 ? { 'frame-src': turnstile } : {}),
  })
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}

const TURNSTILE = 'https://challenges.cloudflare.com'

import inject, { type InjectOptions } from 'light-my-request'

/** Uses the same hooks and quotas as any other client, on behalf of `clientAddress`. */
function inProcessFetch(app: FastifyInstance, clientAddress: string): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const options: InjectOptions = {
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      remoteAddress: clientAddress,
    }
    if (request.body !== null) options.payload = Buffer.from(await request.arrayBuffer())
    // Not the server's `inject`, which refuses once the server closes: pages in progress may still need it.
    const { statusCode, headers, rawPayload } = await inject(
      (request, response) => app.routing(request, response),
      options,
    )
    const answer = new Headers()
    for (const [name, value] of Object.entries(headers)) {
      if (value !== undefined) answer.set(name, String(value))
    }
    const empty = statusCode === 204 || statusCode === 304
    return new Response(empty ? null : new Uint8Array(rawPayload), { status: statusCode, headers: answer })
  }
}
