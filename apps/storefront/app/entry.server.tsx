import { renderToString } from 'react-dom/server'
import {
  ServerRouter,
  isRouteErrorResponse,
  type EntryContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router'
import { keptParts } from './lib/kept/kept-parts.ts'
import { KeptParts } from './lib/kept/kept.tsx'
import { IdScope } from './lib/preact/id-scope.tsx'
import type { RouteHandle } from './lib/route/route-data.ts'
import { visitOf } from './lib/route/visit.ts'

/** Renders the whole page before it answers, because crawlers and link previews need all of it. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { nonce, version, onHtml } = visitOf(context)
  const { serverHandoffStream: read, ...entry } = routerContext
  const isHydrated = isInteractive(routerContext)
  const parts = keptParts(`kept ${nonce} `)
  const page = (
    // The preview of a brand, which has no version, keeps nothing.
    <KeptParts value={version && parts.keep}>
      <IdScope name="page">
        <ServerRouter
          context={withItsRoutes(entry)}
          url={request.url}
          // Other pages have no scripts to allow.
          {...(isHydrated && { nonce })}
        />
      </IdScope>
    </KeptParts>
  )
  const rendered = `<!DOCTYPE html>${renderToString(page)}`
  const html = parts.put(isHydrated ? withData(rendered, await new Response(read).text(), nonce) : rendered)
  headers.set('content-type', 'text/html; charset=utf-8')
  onHtml?.(html)
  return new Response(onHtml ? null : Uint8Array.from(html), { status, headers })
}

function isInteractive({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.interactive,
  )
}

/** A page that is written once needs no other routes; the router would prepare a hundred of them. */
function withItsRoutes({ manifest, ...context }: EntryContext): EntryContext {
  const ids = context.staticHandlerContext.matches.map(({ route }) => route.id)
  const routes = Object.fromEntries(ids.map((id) => [id, manifest.routes[id]]))
  return { ...context, manifest: { ...manifest, routes } }
}

/** What the loaders read, for the router in the browser: before the script that starts it, and whole, as none is deferred. */
function withData(html: string, data: string, nonce: string): string {
  const at = html.lastIndexOf('<script')
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  const controller = 'window.__reactRouterContext.streamController'
  const source = `${SHOW_INCOMPLETE};${controller}.enqueue(${text});${controller}.close();`
  const script = `<script nonce="${nonce}">${source}</script>`
  return html.slice(0, at) + script + html.slice(at)
}

/** One file that does not load stops all scripts of the page before they answer. `entry.client.tsx` ends it. */
const SHOW_INCOMPLETE = `for (const failure of ['error', 'unhandledrejection'])
  addEventListener(failure, ({ target }) => {
    if (target === window || target.localName === 'script') document.querySelector('[data-incomplete]')?.removeAttribute('hidden')
  }, true)`

export function handleError(error: unknown, { request, context }: LoaderFunctionArgs): void {
  if (!request.signal.aborted && !isRouteErrorResponse(error)) visitOf(context).report(error)
}
