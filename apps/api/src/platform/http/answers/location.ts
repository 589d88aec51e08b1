import { locationOf, type Location, type Operation } from '@platen/contract'
import type { FastifyReply } from 'fastify'

const locations = new Map<Operation, Location | undefined>()

/** `Location` of an answer that created something. The body is the answer or its JSON. */
export function addLocation(reply: FastifyReply, body: object | string): void {
  const { operation, params } = reply.request
  const location = operation && locationFor(operation)
  if (!location) return
  const record = (typeof body === 'string' ? JSON.parse(body) : body) as Readonly<Record<string, unknown>>
  // A tracking token is shown only once, so later answers take that of the request.
  const value = record[location.name] ?? (params as Readonly<Record<string, unknown>>)[location.name]
  if (typeof value === 'string') reply.header('location', location.path.replace(`{${location.name}}`, value))
}

function locationFor(operation: Operation): Location | undefined {
  if (!locations.has(operation)) locations.set(operation, locationOf(operation))
  return locations.get(operation)
}
