export { contactLeadRoutes } from './contact-leads.routes.ts'
