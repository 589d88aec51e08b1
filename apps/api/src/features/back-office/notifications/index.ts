export type { MailedLink } from './email-facts.ts'
export { mailQueue } from './send-email.ts'
export { orderEmailFor } from './compose-email.ts'
export { previewEmail } from './preview-email.ts'
export {
  MAIL_QUEUE,
  emailSubscriber,
  type EstimateReminderJob,
  type OrderLinkJob,
  type PasswordLinkJob,
} from './email-jobs.ts'
export { messageTemplateRoutes } from './message-templates.routes.ts'
export { writeLeadAnswer, writeOrderMessage } from './order-message.ts'
export { listEditedTexts, type EditedTexts } from './message-templates.store.ts'
export { beginsBurst } from './notifications.store.ts'
