export { eventRelay } from './dispatch-events.ts'
export type { MailedLink } from './letter-facts.ts'
export { mailQueue } from './send-letter.ts'
export { MAIL_QUEUE, type PasswordLinkJob } from './subscribers.ts'
