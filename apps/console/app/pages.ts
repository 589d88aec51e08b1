import { paths } from './lib/paths.ts'
import type { Page } from './lib/page.ts'

/** Every page of the console. The router, the navigation and the command palette read this table. */
export const PAGES: readonly Page[] = [
  {
    path: paths.today(),
    title: 'Today',
    permission: 'dashboard:read',
    station: 'Work',
    words: 'dashboard queues late due',
    load: async () => (await import('./features/operations/today-page.tsx')).TodayPage,
  },
  {
    path: paths.leads(),
    title: 'Leads',
    permission: 'leads:read',
    station: 'Work',
    words: 'contact requests messages quotes whatsapp',
    load: async () => (await import('./features/contact-leads/leads-page.tsx')).LeadsPage,
  },
  {
    path: paths.lead(':id'),
    title: 'Lead',
    permission: 'leads:read',
    load: async () => (await import('./features/contact-leads/lead-page.tsx')).LeadPage,
  },
  {
    path: paths.team(),
    title: 'Team',
    permission: 'users:read',
    station: 'House',
    words: 'users members roles permissions invite invitation',
    load: async () => (await import('./features/admin-users/team-page.tsx')).TeamPage,
  },
  {
    path: paths.webhooks(),
    title: 'Webhooks',
    permission: 'webhooks:read',
    station: 'House',
    words: 'endpoints deliveries events secret',
    load: async () => (await import('./features/webhooks/webhooks-page.tsx')).WebhooksPage,
  },
  {
    path: paths.webhook(':id'),
    title: 'Webhook',
    permission: 'webhooks:read',
    load: async () => (await import('./features/webhooks/webhook-page.tsx')).WebhookPage,
  },
  {
    path: paths.auditLog(),
    title: 'Audit log',
    permission: 'audit:read',
    station: 'House',
    words: 'history who changed verification chain export note',
    load: async () => (await import('./features/audit-log/audit-log-page.tsx')).AuditLogPage,
  },
  {
    path: paths.account(),
    title: 'Your account',
    words: 'password one-time codes totp sessions sign out',
    load: async () => (await import('./features/account/account-page.tsx')).AccountPage,
  },
]
