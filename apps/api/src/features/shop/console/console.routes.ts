import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../../../platform/refusal.ts'
import { ASK_EACH_TIME, builtFiles, FOREVER } from '../../../platform/http/answers/built-files.ts'

export interface BuiltConsole {
  readonly filesFolder: string
  readonly pageFile: string
}

const BUILD = new URL('../../../../../console/build/client/', import.meta.url)

/** Undefined when it was not built; the API works without it. */
export function findConsole(build = BUILD): BuiltConsole | undefined {
  const filesFolder = fileURLToPath(build)
  const pageFile = join(filesFolder, 'index.html')
  return existsSync(pageFile) ? { filesFolder, pageFile } : undefined
}

/** The console loads nothing from other origins and has no inline scripts. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // Prints are positioned on garments with style attributes.
  "style-src-attr 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "frame-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The compressed file is a different file. */
const WORKER = /service-worker\.js(\.\w+)?$/
const WORKER_HEADERS = {
  'service-worker-allowed': '/admin',
  // A worker follows the policy of its own file; it fetches only the console.
  'content-security-policy': "default-src 'none'; connect-src 'self'; frame-ancestors 'none'",
}

export function consoleRoutes(app: FastifyInstance, { console }: { readonly console: BuiltConsole }): void {
  const { filesFolder, pageFile } = console
  // Looked up on each request, so that files of a newer build are found at once.
  app.register(
    async (files) => {
      files.setNotFoundHandler((_request, reply) => reply.code(404).send())
      await files.register(serveFiles, {
        ...builtFiles(files, FOREVER),
        root: join(filesFolder, 'assets'),
        allowedPath: (path) => !path.endsWith('/'),
      })
    },
    { prefix: '/admin/assets' },
  )
  app.register(async (files) => {
    await files.register(serveFiles, {
      ...builtFiles(files, ASK_EACH_TIME),
      root: filesFolder,
      prefix: '/admin/',
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*'],
      setHeaders: (reply, path) => {
        reply.header('cache-control', ASK_EACH_TIME)
        if (WORKER.test(path)) reply.headers(WORKER_HEADERS)
      },
    })
  })
  // The service worker keeps the page by the name of its file.
  for (const path of ['/admin', '/admin/', '/admin/index.html', '/admin/*'])
    app.get(path, { config: { pages: true } }, answer)

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    // Only browsers ask for pages, and only the page itself knows which paths below it exist.
    const wantsPage = request.headers.accept?.includes('text/html') ?? false
    if (request.routeOptions.url === '/admin/*' && !wantsPage)
      throw new Refusal('NOT_FOUND', 'There is no such file. The pages of the console are for browsers.')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', ASK_EACH_TIME)
      .send(await readFile(pageFile))
  }
}
