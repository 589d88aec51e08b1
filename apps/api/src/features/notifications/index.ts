export type { MailedLink } from './letter-facts.ts'
export { mailQueue } from './send-letter.ts'
export { MAIL_QUEUE, letterSubscriber, type PasswordLinkJob } from './subscribers.ts'
