export { useOutboxSender } from './use-outbox-sender.ts'
