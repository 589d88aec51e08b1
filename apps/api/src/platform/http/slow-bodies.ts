import type { FastifyInstance, preParsingHookHandler, preValidationHookHandler } from 'fastify'

/**
 * Cuts the connection of a client whose JSON body has not arrived in time. Long before, it loses its place among those
 * that are worked on: a body that is not there one turn of the event loop after it is looked for waits outside, so
 * hundreds of slow clients that come at once keep nobody out.
 */
export function cutSlowBodies(app: FastifyInstance, afterMs: number): void {
  const wait: preParsingHookHandler = (request, _reply, payload, done) => {
    const aside = setImmediate(() => request.stepAside())
    const cut = setTimeout(() => request.raw.destroy(), afterMs)
    const arrived = () => {
      clearImmediate(aside)
      clearTimeout(cut)
    }
    payload.once('end', arrived)
    payload.once('close', arrived)
    done(null, payload)
  }
  const goOn: preValidationHookHandler = (request, _reply, done) => {
    try {
      request.stepIn()
      done()
    } catch (refusal) {
      done(refusal as Error)
    }
  }
  app.addHook('onRoute', (route) => {
    if (!route.config?.operation?.body) return
    route.preParsing = wait
    route.preValidation = goOn
  })
}
