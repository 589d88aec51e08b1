export { jobTicketRoutes } from './job-tickets.routes.ts'
