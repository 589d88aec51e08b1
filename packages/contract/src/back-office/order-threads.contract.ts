import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Text, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

/** In one thread; those of the customer alone, so that the shop can always answer. */
export const MOST_THREAD_MESSAGES = 500
export const MOST_CUSTOMER_MESSAGES = 200
export const MOST_THREAD_PICTURES = 60
export const LONGEST_THREAD_MESSAGE = 4_000

const content = {
  text: nullable(Type.String({ description: 'Plain text. Null for pictures alone.' })),
  pictures: Type.Array(
    part({
      id: Id('artwork'),
      fileName: Type.String(),
      previewUrl: nullable(Type.String({ description: 'Null once the file was removed.' })),
    }),
  ),
  sentAt: Timestamp,
  readAt: nullable({ ...Timestamp, description: 'When the other side read it.' }),
}

export const ThreadMessage = resource('ThreadMessage', {
  id: Id('threadMessage'),
  sender: oneOf(['customer', 'shop'], { description: 'Who wrote it.' }),
  ...content,
})

export const OrderThread = resource('OrderThread', {
  messages: Type.Array(ThreadMessage, { description: 'The oldest first.' }),
  unread: Type.Integer({ minimum: 0, description: 'Of the shop, not read yet.' }),
})
export type OrderThread = Static<typeof OrderThread>

export const AdminThreadMessage = resource('AdminThreadMessage', {
  ...ThreadMessage.properties,
  authorName: nullable(Type.String({ description: 'Who of the team wrote it.' })),
  channel: oneOf(['page', 'whatsapp'], {
    description: '`whatsapp`: staff sent the prepared text `about` a step by hand.',
  }),
  about: nullable(
    Type.String({ description: 'The step of the order, such as `order-ready`, or `estimate-sent`.' }),
  ),
})
export const AdminOrderThread = resource('AdminOrderThread', {
  messages: Type.Array(AdminThreadMessage, { description: 'The oldest first.' }),
  unread: Type.Integer({ minimum: 0, description: 'Of the customer, not read yet.' }),
})
export type AdminOrderThread = Static<typeof AdminOrderThread>

export const ThreadMessageCreate = resource('ThreadMessageCreate', {
  text: Type.Optional({
    ...Text(LONGEST_THREAD_MESSAGE),
    description: 'Plain text. Required without a picture.',
  }),
  artworkIds: Type.Optional(
    Type.Array(Id('artwork'), {
      maxItems: 4,
      uniqueItems: true,
      description: 'Pictures that were uploaded as artwork.',
    }),
  ),
})
export type ThreadMessageCreate = Static<typeof ThreadMessageCreate>

export const ThreadRead = resource('ThreadRead', {
  lastId: { ...Id('threadMessage'), description: 'The newest message that was shown.' },
})
export type ThreadRead = Static<typeof ThreadRead>

const trackingParams = part({
  trackingToken: Type.String({
    pattern: '^(own|[A-Za-z0-9_-]{43})$',
    description:
      'From the response that created the order. Better `own`, with the token in the header `Order-Key`: addresses end up in logs and histories.',
  }),
})
const orderParams = part({ orderId: Id('order') })

export const getOrderThread = operation('GET /api/v1/orders/{trackingToken}/messages', {
  operationId: 'get_order_thread',
  tag: 'Orders',
  summary: 'What the customer and the shop wrote to each other about an order',
  params: trackingParams,
  success: { status: 200, schema: OrderThread, description: 'The thread.' },
  quota: 'public-read',
})

export const sendMessageToShop = operation('POST /api/v1/orders/{trackingToken}/messages', {
  operationId: 'send_message_to_shop',
  tag: 'Orders',
  summary: 'Writes to the shop about an order',
  description: `At most ${MOST_CUSTOMER_MESSAGES} messages of a customer in a thread, and ${MOST_THREAD_PICTURES} pictures.`,
  params: trackingParams,
  body: ThreadMessageCreate,
  success: { status: 201, schema: OrderThread, description: 'The thread.' },
  quota: 'order-message',
  idempotent: true,
  consent: true,
})

export const readMessagesOfShop = operation('POST /api/v1/orders/{trackingToken}/message-reads', {
  operationId: 'read_messages_of_shop',
  tag: 'Orders',
  summary: 'Marks messages of the shop as read',
  params: trackingParams,
  body: ThreadRead,
  success: { status: 200, schema: OrderThread, description: 'The thread.' },
  quota: 'public-read',
})

export const getAdminOrderThread = operation('GET /api/admin/orders/{orderId}/messages', {
  operationId: 'get_admin_order_thread',
  tag: 'Order desk',
  summary: 'What the customer and the shop wrote to each other about an order',
  params: orderParams,
  success: { status: 200, schema: AdminOrderThread, description: 'The thread.' },
  access: 'orders:read',
})

export const sendMessageToCustomer = operation('POST /api/admin/orders/{orderId}/messages', {
  operationId: 'send_message_to_customer',
  tag: 'Order desk',
  summary: 'Writes to the customer of an order',
  description:
    'The customer is emailed the link to the order, once until they have read it; staff send it on WhatsApp to a customer without an email.',
  params: orderParams,
  body: ThreadMessageCreate,
  success: { status: 201, schema: AdminOrderThread, description: 'The thread.' },
  idempotent: true,
  access: 'messages:write',
})

export const readMessagesOfCustomer = operation('POST /api/admin/orders/{orderId}/message-reads', {
  operationId: 'read_messages_of_customer',
  tag: 'Order desk',
  summary: 'Marks messages of the customer as read',
  params: orderParams,
  body: ThreadRead,
  success: { status: 200, schema: AdminOrderThread, description: 'The thread.' },
  access: 'messages:write',
})
