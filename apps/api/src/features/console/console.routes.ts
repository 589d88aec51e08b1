import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import serveFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ASK_EACH_TIME, FOREVER, builtFiles } from '../../platform/http/built-files.ts'
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

const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The console at `/admin`: its files, and its one page for every address below that is none of them. */
export function consoleRoutes(app: FastifyInstance, { console }: { readonly console: BuiltConsole }): void {
  const { filesFolder, pageFile } = console
  // Looked for when they are asked for: those of a build that was made meanwhile are there at once.
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
    files.addHook('onSend', (_request, reply, _payload, done) => {
      // The page is `/admin` as well as what is below it.
      reply.header('service-worker-allowed', '/admin')
      // A worker obeys the policy of its own file: with that of other files it could fetch nothing to keep.
      reply.header('content-security-policy', WORKER_POLICY)
      done()
    })
    await files.register(serveFiles, {
      ...builtFiles(files, ASK_EACH_TIME),
      root: filesFolder,
      prefix: '/admin/',
      wildcard: false,
      globIgnore: ['assets/**', 'index.html*'],
    })
  })
  for (const path of ['/admin', '/admin/*']) app.get(path, { config: { pages: true } }, answer)

  async function answer(_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', ASK_EACH_TIME)
      .send(await readFile(pageFile))
  }
}
