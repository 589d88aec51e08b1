export type { MailedLink } from './email-facts.ts'
export { mailQueue } from './send-email.ts'
export { MAIL_QUEUE, emailSubscriber, type PasswordLinkJob } from './email-jobs.ts'
