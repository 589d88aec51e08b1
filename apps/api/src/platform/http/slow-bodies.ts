import type { preParsingHookHandler } from 'fastify'

/** A JSON body is small: one that takes longer comes from a client that holds a place on purpose. */
const JSON_BODY_TIMEOUT_MS = 15_000

/** Cuts the connection of a client whose JSON body does not arrive in time. */
export const cutSlowBody: preParsingHookHandler = (request, _reply, payload, done) => {
  const timer = setTimeout(() => request.raw.destroy(), JSON_BODY_TIMEOUT_MS)
  const arrived = () => clearTimeout(timer)
  payload.once('end', arrived)
  payload.once('close', arrived)
  done(null, payload)
}
