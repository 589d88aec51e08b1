export { eventRelay } from './dispatch-events.ts'
export { mailQueue } from './send-letter.ts'
