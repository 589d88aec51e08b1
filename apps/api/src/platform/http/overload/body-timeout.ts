import type { FastifyInstance, preParsingHookHandler, preValidationHookHandler } from 'fastify'

/** A request holds no slot while its body arrives, so that slow clients do not keep others out. */
export function enforceBodyTimeout(app: FastifyInstance, timeoutMs: number): void {
  const waitForBody: preParsingHookHandler = (request, _reply, payload, done) => {
    const release = setImmediate(() => request.releaseSlot())
    const timeout = setTimeout(() => request.raw.destroy(), timeoutMs)
    const arrived = () => {
      clearImmediate(release)
      clearTimeout(timeout)
    }
    payload.once('end', arrived)
    payload.once('close', arrived)
    done(null, payload)
  }
  const acquireSlot: preValidationHookHandler = (request, _reply, done) => {
    try {
      request.acquireSlot()
      done()
    } catch (refusal) {
      done(refusal as Error)
    }
  }
  app.addHook('onRoute', (route) => {
    if (!route.config?.operation?.body) return
    route.preParsing = waitForBody
    route.preValidation = acquireSlot
  })
}
