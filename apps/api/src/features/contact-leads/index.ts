export { contactLeadRoutes } from './contact-leads.routes.ts'
export { adminLeadRoutes } from './admin-leads.routes.ts'
