export { orderMessageRoutes } from './order-messages.routes.ts'
export { orderLinkRelay } from './order-links.ts'
export { whatsAppSubscriber } from './whatsapp-messages.ts'
