import { RouterContextProvider, createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { pagesWithRouter } from '../app/lib/route/page-data.ts'
import type { RouteHandle } from '../app/lib/route/route-data.ts'
import { visitContext, type Visit } from '../app/lib/route/visit.ts'
import { prefixOf } from '../app/messages/languages.ts'

type Handler = ReturnType<typeof createRequestHandler>

export function answerPage(request: Request, visit: Visit): Promise<Response> {
  const context = new RouterContextProvider()
  context.set(visitContext, visit)
  context.set(pagesWithRouter, WITH_ROUTER)
  return handlerFor(new URL(request.url).pathname)(request, context)
}

/** One for each language: the router compares an address with all routes that it has. */
const handlers = new Map<string, Handler>()

function handlerFor(pathname: string): Handler {
  const language = prefixOf(pathname.replace(/\.data$/, '')) ?? 'first'
  const known = handlers.get(language)
  if (known) return known
  const handler = createRequestHandler({ ...build, routes: routesOf(language) }, import.meta.env.MODE)
  handlers.set(language, handler)
  return handler
}

const WITH_ROUTER = new Set(
  Object.values(build.routes).flatMap((route) =>
    route?.path !== undefined && (route.module.handle as RouteHandle | undefined)?.interactive
      ? [route.path]
      : [],
  ),
)

/** As `app/routes.ts` names them. Routes without a language are those of files, and what is around all pages. */
function routesOf(language: string): ServerBuild['routes'] {
  const shells = new Set(Object.keys(build.routes).filter((id) => id.endsWith('-shell')))
  const shell = `${language}-shell`
  return Object.fromEntries(
    Object.entries(build.routes).filter(([id, route]) => {
      const around = shells.has(id) ? id : (route?.parentId ?? '')
      return around === shell || !shells.has(around)
    }),
  )
}
