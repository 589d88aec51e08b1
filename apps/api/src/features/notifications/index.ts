export { mailQueue } from './send-letter.ts'
export { letterSubscriber } from './subscribers.ts'
