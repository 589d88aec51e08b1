export { jobTicketRoutes } from './job-tickets.routes.ts'
export { deliveryText } from './delivery-text.ts'
export { ticketLanguage } from './ticket-language.ts'
