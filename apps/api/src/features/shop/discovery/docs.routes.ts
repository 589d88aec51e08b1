import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { FOREVER, builtFiles } from '../../../platform/http/answers/built-files.ts'
import { readyAnswer, sendReady } from '../../../platform/http/answers/ready-answer.ts'
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
/** Made by `npm run build:web`. */
const BUILD = fileURLToPath(new URL('../../../../build/client/', import.meta.url))
const FILES = `${PLACES.docs}/files`

/** The browsable documentation: the API description, shown by Scalar. */
export function docsRoutes(app: FastifyInstance): void {
  const bundle = findBundle()
  const paths = {
    bundle: bundle && `${FILES}/${bundle}`,
    start: `${PLACES.docs}/start.js`,
    styles: `${PLACES.docs}/styles.css`,
  }

  const page = readyAnswer(docsPage(paths), 'text/html; charset=utf-8')
  app.get(PLACES.docs, (request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    return sendReady(request, reply, page)
  })
  app.get(`${PLACES.docs}/`, (_request, reply) => reply.redirect(PLACES.docs, 308))

  const start = readyAnswer(ownFile('docs-page.start.js'), JAVASCRIPT)
  app.get(paths.start, (request, reply) => sendReady(request, reply, start))
  const styles = readyAnswer(ownFile('docs-page.css'), 'text/css; charset=utf-8')
  app.get(paths.styles, (request, reply) => sendReady(request, reply, styles))

  if (bundle === undefined) return
  app.register(async (files) => {
    files.setNotFoundHandler((_request, reply) => reply.code(404).send())
    await files.register(serveFiles, { ...builtFiles(files, FOREVER), root: BUILD, prefix: FILES })
  })
}

/** The name of Scalar's script, which changes with its content; undefined where nothing was built. */
function findBundle(): string | undefined {
  if (!existsSync(BUILD)) return undefined
  return readdirSync(BUILD).find((name) => /^reference-[\w-]+\.js$/.test(name))
}

function ownFile(name: string): Buffer {
  return readFileSync(new URL(name, import.meta.url))
}

/** Where no storefront is built, the root shows what this service is. */
export function docsAtTheRoot(app: FastifyInstance): void {
  app.get('/', (_request, reply) => reply.header('cache-control', 'no-store').redirect(PLACES.docs, 302))
}
