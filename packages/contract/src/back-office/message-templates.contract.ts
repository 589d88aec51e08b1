import { LOCALES } from '@platen/messages'
import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { Id, Line, Revision, Text, Timestamp, UpdatedBy, nullable, oneOf, part, resource } from '../schema.ts'

export const EMAIL_NAMES = [
  'order-received',
  'order-expired',
  'order-changed',
  'order-cancelled',
  'payment-verified',
  'payment-rejected',
  'payment-refunded',
  'artwork-changes-requested',
  'proof-sent',
  'order-ready',
  'document',
  'order-link',
  'message-sent',
  'estimate-message-sent',
  'lead-acknowledged',
  'estimate-sent',
  'estimate-reminder',
  'account-sign-in',
  'shop-order-received',
  'shop-payment-submitted',
  'shop-lead-received',
  'shop-proof-approved',
  'shop-proof-changes-requested',
  'shop-message-received',
  'shop-estimate-message-received',
  'shop-estimate-approved',
  'shop-estimate-declined',
  'shop-estimate-changes-requested',
  'team-invitation',
  'team-reset',
] as const
export type EmailName = (typeof EMAIL_NAMES)[number]

/** Texts that staff send by hand. */
export const CHAT_NAMES = [
  'whatsapp-order-received',
  'whatsapp-order-expired',
  'whatsapp-order-changed',
  'whatsapp-order-cancelled',
  'whatsapp-payment-verified',
  'whatsapp-payment-rejected',
  'whatsapp-payment-refunded',
  'whatsapp-artwork-changes-requested',
  'whatsapp-proof-sent',
  'whatsapp-order-ready',
  'whatsapp-document',
  'whatsapp-order-link',
  'whatsapp-message-sent',
  'whatsapp-estimate-sent',
  'whatsapp-lead-answer',
  'whatsapp-account-sign-in',
] as const
export type ChatName = (typeof CHAT_NAMES)[number]

export const TEMPLATE_NAMES = [...EMAIL_NAMES, ...CHAT_NAMES] as const
export type TemplateName = (typeof TEMPLATE_NAMES)[number]

/** Each text has some of them: those within a sentence first, then the sections, and the link, which is either. */
export const TEMPLATE_VARIABLES = [
  'number',
  'storeName',
  'total',
  'due',
  'readyBy',
  'studio',
  'greeting',
  'design',
  'items',
  'amounts',
  'payment',
  'received',
  'balance',
  'delivery',
  'reason',
  'changes',
  'document',
  'notes',
  'notes',
  'customer',
  'submittedPayment',
  'request',
  'link',
] as const
export type TemplateVariable = (typeof TEMPLATE_VARIABLES)[number]

const LONGEST_SUBJECT = 200
export const LONGEST_TEMPLATE = 4_000

const subject = nullable(
  Line(LONGEST_SUBJECT, { description: 'Null for WhatsApp, which has none. Never has customer input.' }),
)
const text = {
  subject,
  body: {
    ...Text(LONGEST_TEMPLATE),
    description:
      'Plain text with variables, such as `{{number}}`. In emails each line is a paragraph, and a section is a line of its own.',
  },
}
export const TemplateText = part(text)
export type TemplateText = Static<typeof TemplateText>

const place = {
  name: oneOf(TEMPLATE_NAMES, { description: 'Which text.' }),
  language: oneOf(LOCALES, { description: 'In which language.' }),
}

export const MessageTemplate = resource('MessageTemplate', {
  ...place,
  channel: oneOf(['email', 'whatsapp']),
  recipient: oneOf(['customer', 'shop', 'member'], { description: 'Who gets it.' }),
  variables: Type.Array(
    part({
      name: oneOf(TEMPLATE_VARIABLES),
      section: Type.Boolean({ description: 'Stands in a line of its own.' }),
      inSubject: Type.Boolean({ description: 'May stand in the subject.' }),
      required: Type.Boolean({ description: 'A text without it is refused.' }),
      example: nullable(Type.String({ description: 'Null for sections.' })),
    }),
    { description: 'All that the text may have.' },
  ),
  ...text,
  original: { ...TemplateText, description: 'As Platen has it.' },
  edited: Type.Boolean({ description: 'False while the text is the original.' }),
  revision: Revision,
  updatedAt: nullable(Timestamp),
  updatedBy: UpdatedBy,
})
export type MessageTemplate = Static<typeof MessageTemplate>

export const listMessageTemplates = operation('GET /api/admin/message-templates', {
  operationId: 'list_message_templates',
  tag: 'Settings',
  summary: 'The texts of all emails and WhatsApp messages, in each language of the shop',
  success: { status: 200, schema: Type.Array(MessageTemplate), description: 'By name and language.' },
  access: 'settings:read',
})

export const getMessageTemplate = operation('GET /api/admin/message-templates/{name}/{language}', {
  operationId: 'get_message_template',
  tag: 'Settings',
  summary: 'The text of one email or WhatsApp message in one language',
  params: part(place),
  success: { status: 200, schema: MessageTemplate, description: 'The text.' },
  access: 'settings:read',
})

export const MessageTemplateRequest = resource('MessageTemplateRequest', {
  revision: Revision,
  text: nullable({ ...TemplateText, description: 'Null restores the original.' }),
})
export type MessageTemplateRequest = Static<typeof MessageTemplateRequest>

export const replaceMessageTemplate = operation('PUT /api/admin/message-templates/{name}/{language}', {
  operationId: 'replace_message_template',
  tag: 'Settings',
  summary: 'Replaces the text of one email or WhatsApp message in one language, or restores the original',
  description:
    'A variable that this text does not have is refused, and so is a text without its link. The next message uses the text.',
  params: part(place),
  body: MessageTemplateRequest,
  success: { status: 200, schema: MessageTemplate, description: 'As it is now.' },
  access: 'settings:write',
})

export const MessageTemplatePreview = resource('MessageTemplatePreview', {
  subject: nullable(Type.String({ description: 'Of an email.' })),
  html: nullable(Type.String({ description: 'Of an email: a page that loads nothing.' })),
  text: Type.String({ description: 'Of an email: the part without pictures.' }),
  number: nullable(Type.String({ description: 'Of the order it is about; null with made-up content.' })),
})
export type MessageTemplatePreview = Static<typeof MessageTemplatePreview>

export const previewMessageTemplate = operation(
  'POST /api/admin/message-templates/{name}/{language}/preview',
  {
    operationId: 'preview_message_template',
    tag: 'Settings',
    summary: 'Shows what a text would be for an order; nothing is stored or sent',
    params: part(place),
    body: part({
      text: TemplateText,
      orderId: Type.Optional({ ...Id('order'), description: 'The newest order by default.' }),
    }),
    success: { status: 200, schema: MessageTemplatePreview, description: 'The message.' },
    access: 'settings:write',
  },
)
