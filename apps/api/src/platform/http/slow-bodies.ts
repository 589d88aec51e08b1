import type { FastifyInstance, preParsingHookHandler, preValidationHookHandler } from 'fastify'

/** A body that is under way comes within this time. Who takes longer waits outside. */
export const PLACE_LENT_MS = 250

/**
 * Cuts the connection of a client whose JSON body has not arrived in time. Long before, it loses its place among those
 * that are worked on: hundreds of slow clients must not keep others out.
 */
export function cutSlowBodies(
  app: FastifyInstance,
  { afterMs, lendMs }: { readonly afterMs: number; readonly lendMs: number },
): void {
  const wait: preParsingHookHandler = (request, _reply, payload, done) => {
    const aside = setTimeout(() => request.stepAside(), lendMs)
    const cut = setTimeout(() => request.raw.destroy(), afterMs)
    const arrived = () => {
      clearTimeout(aside)
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
