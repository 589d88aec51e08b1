import Type from 'typebox'
import { operation } from '../operation.ts'
import { part } from '../schema.ts'

/** The id of an event in the stream. More digits than any shop needs, and still an exact number. */
export const EventPosition = Type.String({ pattern: '^[0-9]{1,15}$', examples: ['1042'] })

export const streamEvents = operation('GET /api/admin/events', {
  operationId: 'stream_events',
  tag: 'Events',
  summary: 'Changes as they happen, as server-sent events',
  description:
    'Each event has an `id`, its type as `event`, and as `data` a JSON object `{ type, orderId?, leadId?, estimateId?, at }`: read the record for more. Types of which the viewer may not see the records are left out. With `Last-Event-ID` the stream goes on where it broke off, and with `after` where the data begins that the client has read; an event may come twice. The event `reset` says that something may have been missed, or that the position is unknown or too old (more than 500 events ago): read all again. A comment every 15 seconds keeps the connection open. The stream ends with the session, which it does not keep alive; a session has at most five.',
  query: part({
    after: Type.Optional({
      ...EventPosition,
      description:
        'The `eventPosition` of `admin_session`, requested before the data that the stream keeps up to date. `Last-Event-ID`, which browsers send when they reconnect, wins. For the id of a received event use `Last-Event-ID`.',
    }),
  }),
  success: {
    status: 200,
    schema: Type.String(),
    description: 'The stream, which does not end by itself.',
    contentType: 'text/event-stream',
  },
  access: 'dashboard:read',
})
