import Type from 'typebox'
import { operation } from '../operation.ts'

export const streamEvents = operation('GET /api/admin/events', {
  operationId: 'stream_events',
  tag: 'Events',
  summary: 'Changes as they happen, as server-sent events',
  description:
    'Each event has an `id`, its type as `event`, and as `data` a JSON object `{ type, orderId?, leadId?, at }`: read the record for more. Types of which the viewer may not see the records are left out. With `Last-Event-ID` the stream goes on where it broke off; an event may come twice. The event `reset` says that something may have been missed: read all again. A comment every 15 seconds keeps the connection open. The stream ends with the session, which it does not keep alive; a session has at most five.',
  success: {
    status: 200,
    schema: Type.String(),
    description: 'The stream, which does not end by itself.',
    contentType: 'text/event-stream',
  },
  access: 'dashboard:read',
})
