import { Writable } from 'node:stream'
import type { ReactElement } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import type { RouteHandle } from './lib/route-data.ts'
import { scriptsLast } from './lib/scripts-last.ts'
import { visitOf } from './lib/visit.ts'

const TIMEOUT_MS = 8_000

/** Renders the whole page before it answers, because crawlers and link previews need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, report, onHtml } = visitOf(context)
  const page = (entry: EntryContext) => <ServerRouter context={entry} url={request.url} nonce={nonce} />
  const rendered = isInteractive(routerContext)
    ? await renderWithData(page(routerContext), nonce, report)
    : { html: `<!DOCTYPE html>${renderToString(page(withItsRoutes(routerContext)))}`, failed: false }
  headers.set('content-type', 'text/html; charset=utf-8')
  onHtml?.(rendered.html)
  return new Response(onHtml ? null : rendered.html, { status: rendered.failed ? 500 : status, headers })
}

function isInteractive({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.interactive,
  )
}

/** Without its scripts a page needs no other routes; the router would prepare and compare a hundred of them. */
function withItsRoutes({ manifest, ...context }: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

interface Rendered {
  readonly html: string
  readonly failed: boolean
}

/** The router streams what its loaders read into the page, which costs a page without React a quarter more. */
function renderWithData(
  page: ReactElement,
  nonce: string,
  report: (error: unknown) => void,
): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(patience)
        pipe(collect((html) => resolve({ html: scriptsLast(html), failed })))
      },
      onShellError: (error) => {
        clearTimeout(patience)
        reject(error instanceof Error ? error : new Error(String(error)))
      },
      onError: (error) => {
        failed = true
        report(error)
      },
    })
    const patience = setTimeout(abort, TIMEOUT_MS).unref()
  })
}

/** One piece: nobody waits for the first half of a page that is kept or compressed as a whole. */
function collect(done: (html: string) => void): Writable {
  const chunks: Buffer[] = []
  return new Writable({
    write: (chunk: Buffer, _encoding, next) => {
      chunks.push(chunk)
      next()
    },
    final: (next) => {
      done(Buffer.concat(chunks).toString())
      next()
    },
  })
}

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error)
}
