import type { FastifyInstance, preParsingHookHandler } from 'fastify'

/** Cuts the connection of a client whose JSON body has not arrived in time. */
export function cutSlowBodies(app: FastifyInstance, afterMs: number): void {
  const cut: preParsingHookHandler = (request, _reply, payload, done) => {
    const timer = setTimeout(() => request.raw.destroy(), afterMs)
    const arrived = () => clearTimeout(timer)
    payload.once('end', arrived)
    payload.once('close', arrived)
    done(null, payload)
  }
  app.addHook('onRoute', (route) => {
    if (route.config?.operation?.body) route.preParsing = cut
  })
}
