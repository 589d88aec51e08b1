import { locationOf, type Location, type Operation } from '@platen/contract'
import type { FastifyReply } from 'fastify'

const locations = new Map<Operation, Location | undefined>()

/** `Location` of an answer that created something. The body is the answer or its JSON. */
export function addLocation(reply: FastifyReply, body: object | string): void {
  const { operation, params } = reply.request
  const location = operation && locationFor(operation)
  if (!location || reply.hasHeader('location')) return
  const record = (typeof body === 'string' ? JSON.parse(body) : body) as Readonly<Record<string, unknown>>
  // A tracking token is shown only once, so later answers take that of the request.
  const value = record[location.name] ?? (params as Readonly<Record<string, unknown>>)[location.name]
  if (typeof value === 'string') leadTo(reply, location, value)
}

/** For a handler that knows the value, so that its JSON is not read again. */
export function addKnownLocation(reply: FastifyReply, value: string): void {
  const { operation } = reply.request
  const location = operation && locationFor(operation)
  if (location) leadTo(reply, location, value)
}

function leadTo(reply: FastifyReply, { path, name }: Location, value: string): void {
  reply.header('location', path.replace(`{${name}}`, value))
}

function locationFor(operation: Operation): Location | undefined {
  if (!locations.has(operation)) locations.set(operation, locationOf(operation))
  return locations.get(operation)
}
