export { leadReference } from './contact-lead.ts'
export { contactLeadRoutes } from './contact-leads.routes.ts'
