export type { MailedLink, MailedSignInLink } from './email-facts.ts'
export { mailQueue } from './send-email.ts'
export { orderEmailFor } from './compose-email.ts'
export { previewEmail } from './preview-email.ts'
export {
  MAIL_QUEUE,
  emailSubscriber,
  type EstimateReminderJob,
  type OrderLinkJob,
  type PasswordLinkJob,
  type SignInLinkJob,
} from './email-jobs.ts'
export { messageTemplateRoutes } from './message-templates.routes.ts'
export {
  writeEstimateMessage,
  writeLeadAnswer,
  writeOrderMessage,
  writeSignInMessage,
} from './order-message.ts'
export { listEditedTexts, type EditedTexts } from './message-templates.store.ts'
export { beginsBurst } from './notifications.store.ts'
