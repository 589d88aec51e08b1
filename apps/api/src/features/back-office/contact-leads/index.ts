export { leadReference } from './contact-lead.ts'
export { contactLeadRoutes } from './contact-leads.routes.ts'
export { adminLeadRoutes } from './admin-leads.routes.ts'
export { quoteLead } from './quote-lead.ts'
