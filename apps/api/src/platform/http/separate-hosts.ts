import type { FastifyInstance } from 'fastify'
import type { Config } from '../../config.ts'
import { Refusal } from '../refusal.ts'

/**
 * With `CONSOLE_URL`, the shop and the console have a host each, so that browsers keep them apart: a script in one
 * cannot read the pages, the storage or the cookies of the other. The console's host also serves the public API,
 * which the console uses.
 */
export function separateHosts(
  app: FastifyInstance,
  { publicUrl, consoleUrl }: Pick<Config, 'publicUrl' | 'consoleUrl'>,
): void {
  if (consoleUrl === publicUrl) return
  // The other paths differ between the hosts.
  app.readyReads.onlyBelow('/api/')
  const consoleHost = new URL(consoleUrl).host
  app.addHook('onRequest', (request, reply, done) => {
    const { pattern } = request
    const isAtConsole = request.host.toLowerCase() === consoleHost
    if (isAtConsole && request.url === '/') void reply.redirect('/admin/')
    else if (
      pattern === 'unknown' ||
      isAtConsole === belongsToConsole(pattern) ||
      isShared(pattern, isAtConsole)
    )
      done()
    else done(new Refusal('NOT_FOUND', 'There is no such address at this host.'))
  })
}

/** The route pattern, because an address has several spellings. */
function belongsToConsole(pattern: string): boolean {
  return /^\/(api\/)?admin(\/|$)/.test(pattern)
}

function isShared(pattern: string, isAtConsole: boolean): boolean {
  return isAtConsole && /^\/api(\/|$)/.test(pattern)
}
