import { operation } from '../operation.ts'
import { Id, part } from '../schema.ts'
import { estimateLinkParams } from '../selling/estimates.contract.ts'
import {
  AdminOrderThread,
  MOST_CUSTOMER_MESSAGES,
  MOST_THREAD_PICTURES,
  OrderThread,
  ThreadMessageCreate,
  ThreadRead,
} from './order-threads.contract.ts'

const estimateParams = part({ estimateId: Id('estimate') })

export const getEstimateThread = operation('GET /api/v1/estimates/{trackingToken}/messages', {
  operationId: 'get_estimate_thread',
  tag: 'Orders',
  summary: 'What the customer and the shop wrote to each other about an estimate',
  params: estimateLinkParams,
  success: { status: 200, schema: OrderThread, description: 'The thread.' },
  quota: 'public-read',
})

export const sendEstimateMessageToShop = operation('POST /api/v1/estimates/{trackingToken}/messages', {
  operationId: 'send_estimate_message_to_shop',
  tag: 'Orders',
  summary: 'Writes to the shop about an estimate',
  description: `At most ${MOST_CUSTOMER_MESSAGES} messages of a customer in a thread, and ${MOST_THREAD_PICTURES} pictures.`,
  params: estimateLinkParams,
  body: ThreadMessageCreate,
  success: { status: 201, schema: OrderThread, description: 'The thread.' },
  quota: 'order-message',
  idempotent: true,
  consent: true,
})

export const readEstimateMessagesOfShop = operation('POST /api/v1/estimates/{trackingToken}/message-reads', {
  operationId: 'read_estimate_messages_of_shop',
  tag: 'Orders',
  summary: 'Marks messages of the shop about an estimate as read',
  params: estimateLinkParams,
  body: ThreadRead,
  success: { status: 200, schema: OrderThread, description: 'The thread.' },
  quota: 'public-read',
})

export const getAdminEstimateThread = operation('GET /api/admin/estimates/{estimateId}/messages', {
  operationId: 'get_admin_estimate_thread',
  tag: 'Estimates',
  summary: 'What the customer and the shop wrote to each other about an estimate',
  params: estimateParams,
  success: { status: 200, schema: AdminOrderThread, description: 'The thread.' },
  access: 'estimates:read',
})

export const sendEstimateMessageToCustomer = operation('POST /api/admin/estimates/{estimateId}/messages', {
  operationId: 'send_estimate_message_to_customer',
  tag: 'Estimates',
  summary: 'Writes to the customer of an estimate',
  description:
    'The customer is emailed the link to the estimate, once until they have read it. Refused while the estimate is a draft, which the customer cannot open.',
  params: estimateParams,
  body: ThreadMessageCreate,
  success: { status: 201, schema: AdminOrderThread, description: 'The thread.' },
  idempotent: true,
  access: 'messages:write',
})

export const noteEstimateOnWhatsApp = operation('POST /api/admin/estimates/{estimateId}/whatsapp-notes', {
  operationId: 'create_estimate_whatsapp_note',
  tag: 'Estimates',
  summary: 'Notes in the thread that the link of an estimate was sent over WhatsApp',
  description:
    'Staff send the text of `whatsappUrl` by hand. Noted once for each version; again, it changes nothing.',
  params: estimateParams,
  success: { status: 201, schema: AdminOrderThread, description: 'The thread.' },
  access: 'messages:write',
})

export const readEstimateMessagesOfCustomer = operation(
  'POST /api/admin/estimates/{estimateId}/message-reads',
  {
    operationId: 'read_estimate_messages_of_customer',
    tag: 'Estimates',
    summary: 'Marks messages of the customer about an estimate as read',
    params: estimateParams,
    body: ThreadRead,
    success: { status: 200, schema: AdminOrderThread, description: 'The thread.' },
    access: 'messages:write',
  },
)
