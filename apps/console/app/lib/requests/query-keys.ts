/** The first part of every query key, and what an action or event refreshes. */
export type QuerySubject =
  | 'api-keys'
  | 'audit-log'
  | 'audit-verification'
  | 'brand'
  | 'categories'
  | 'costs'
  | 'discounts'
  | 'documents'
  | 'estimates'
  | 'film-prices'
  | 'film-settings'
  | 'first-run'
  | 'customers'
  | 'gang-sheets'
  | 'garments'
  | 'inventory'
  | 'inventory-verification'
  | 'leads'
  | 'message-templates'
  | 'metrics'
  | 'operations'
  | 'orders'
  | 'print-jobs'
  | 'print-zones'
  | 'production-settings'
  | 'public-config'
  | 'quotes'
  | 'session'
  | 'sessions'
  | 'settings'
  | 'sign-in-policy'
  | 'users'
  | 'webhooks'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QuerySubject, ...unknown[]]
  }
}

export const queryKeys = {
  estimate: (id: string) => ['estimates', 'one', id],
  customer: (id: string) => ['customers', id],
  customersFound: (q: string, limit: number) => ['customers', 'found', q, limit],
  lead: (id: string) => ['leads', id],
  order: (id: string) => ['orders', 'one', id],
  ordersFound: (q: string, limit: number) => ['orders', 'found', q, limit],
  session: () => ['session'],
  users: () => ['users'],
} as const satisfies Record<string, (...parts: never[]) => readonly [QuerySubject, ...unknown[]]>
