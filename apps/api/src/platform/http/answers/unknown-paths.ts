import type { FastifyInstance } from 'fastify'
import { Refusal } from '../../refusal.ts'
import { DESCRIPTION_PATH } from './error-reply.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** All paths that no other route has, except those of the API. */
    pages?: true
  }
}

/** Unknown paths below these get the API's error format, not a page. */
const API_PATHS = /^\/(api|docs|\.well-known)(\/|$)/
/** No page has such a path, and a browser resolves it to another origin. */
const OTHER_ORIGIN = /^\/[/\\]|\\/

/** Refuses before the body is read, so the body may be incomplete or malformed. */
export function refuseUnknownPaths(app: FastifyInstance, publicUrl: string): void {
  let servesPages = false
  const known: KnownPath[] = []
  const overlapping = new Map<string, boolean>()
  app.addHook('onRoute', ({ url, method, config }) => {
    if (config?.pages) {
      servesPages = true
      return
    }
    const pattern = new RegExp(
      `^${url.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll(/:\w+/g, '[^/]*')}$`,
    )
    const entry = known.find((candidate) => candidate.pattern.source === pattern.source)
    const methods = entry?.methods ?? new Set<string>()
    for (const name of [method].flat()) methods.add(name)
    if (!entry) known.push({ url, pattern, methods })
  })

  app.addHook('onRequest', (request, _reply, done) => {
    const { is404, routeOptions } = request
    if (!is404 && !routeOptions.config.pages && !overlaps(routeOptions.url ?? '')) {
      done()
      return
    }
    const path = pathOf(request.url)
    if (!is404 && !routeOptions.config.pages) {
      const isOfAnother = !allowedFor(path).includes(request.method)
      done(isOfAnother ? refuse(request.method, path) : undefined)
      return
    }
    if (is404 || API_PATHS.test(path) || OTHER_ORIGIN.test(path)) done(refuse(request.method, path))
    else done()
  })

  /** Whether another path without parameters matches the pattern, and has other methods. */
  function overlaps(url: string): boolean {
    if (!url.includes(':')) return false
    let found = overlapping.get(url)
    if (found === undefined) {
      const own = known.find((entry) => entry.url === url)
      found = known.some((entry) => !hasParameters(entry.url) && own?.pattern.test(entry.url) === true)
      overlapping.set(url, found)
    }
    return found
  }

  function refuse(method: string, path: string): Refusal {
    const allowed = allowedFor(path)
    if (allowed.length === 0 || allowed.includes(method)) {
      return new Refusal('NOT_FOUND', 'The requested endpoint does not exist.', {
        resolution: `The machine-readable API description lists every endpoint: ${publicUrl}${DESCRIPTION_PATH}`,
      })
    }
    const allow = [...new Set(allowed)].sort().join(', ')
    return new Refusal('METHOD_NOT_ALLOWED', `${method} is not allowed here. Allowed: ${allow}.`, {
      headers: { allow },
    })
  }

  function allowedFor(path: string): string[] {
    const matching = known.filter(({ pattern }) => pattern.test(path))
    // The router prefers `/orders/export` to `/orders/:orderId`, so only its methods count.
    const named = matching.filter(({ url }) => !hasParameters(url))
    const methods = (named.length > 0 ? named : matching).flatMap((entry) => [...entry.methods])
    const isPage = servesPages && !API_PATHS.test(path) && !OTHER_ORIGIN.test(path)
    if (methods.length > 0 || !isPage) return methods
    return ['GET', 'HEAD']
  }
}

interface KnownPath {
  readonly url: string
  readonly pattern: RegExp
  readonly methods: Set<string>
}

function hasParameters(url: string): boolean {
  return /[:*]/.test(url)
}

/** The path of a request target as the router reads it: of a whole address too, decoded, without query or fragment. */
function pathOf(target: string): string {
  const path = target.replace(/^https?:\/\/[^/]*/i, '').split(/[?#]/, 1)[0] ?? ''
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
