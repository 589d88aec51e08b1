import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import serveFiles from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { builtFiles, FOREVER } from '../../../platform/http/answers/built-files.ts'
import { readyAnswer, sendReady } from '../../../platform/http/answers/ready-answer.ts'
import { PLACES } from './discovery-documents.ts'

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
/** Made by `npm run build`. */
const BUILD = fileURLToPath(new URL('../../../../build/client/', import.meta.url))
const FILES = `${PLACES.docs}/files`

export function docsRoutes(app: FastifyInstance): void {
  const bundle = findBundle()
  const paths = {
    bundle: bundle && `${FILES}/${bundle}`,
    start: `${PLACES.docs}/start.js`,
    styles: `${PLACES.docs}/styles.css`,
  }

  const page = readyAnswer(docsPage(paths), { contentType: 'text/html; charset=utf-8' })
  app.get(PLACES.docs, (request, reply) => {
    reply.header('content-security-policy', CONTENT_SECURITY_POLICY)
    return sendReady(request, reply, page)
  })
  app.get(`${PLACES.docs}/`, (_request, reply) => reply.redirect(PLACES.docs, 308))

  const start = readyAnswer(ownFile('docs-page.start.js'), { contentType: JAVASCRIPT })
  app.get(paths.start, (request, reply) => sendReady(request, reply, start))
  const styles = readyAnswer(ownFile('docs-page.css'), { contentType: 'text/css; charset=utf-8' })
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

const TITLE = 'Platen API'
/** In the page itself, so that browsers request no icon elsewhere. */
const ICON =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32' fill='none' stroke='%23e8431f' stroke-width='3'><circle cx='16' cy='16' r='8'/><path d='M16 1v30M1 16h30'/></svg>"

function docsPage(paths: {
  readonly bundle: string | undefined
  readonly start: string
  readonly styles: string
}): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${TITLE}</title>
    <link rel="icon" href="${ICON}">
    <link rel="stylesheet" href="${paths.styles}">
    <link rel="service-desc" type="application/json" href="${PLACES.description}">
  </head>
  <body>
    <div id="reference" data-description="${PLACES.description}"></div>
    <noscript>
      <p>This page needs JavaScript. Without it, read <a href="${PLACES.llms}">the short text</a> or
      <a href="${PLACES.description}">the API description</a>.</p>
    </noscript>
${scripts(paths)}
  </body>
</html>
`
}

function scripts({ bundle, start }: { readonly bundle: string | undefined; readonly start: string }): string {
  return bundle === undefined
    ? `    <p>This page was not built; run "npm run build". Until then, read <a href="${PLACES.description}">the API description</a>.</p>`
    : `    <script src="${bundle}"></script>\n    <script src="${start}"></script>`
}
