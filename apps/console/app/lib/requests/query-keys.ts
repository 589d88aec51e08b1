/** The first part of every query key, and what an action or event refreshes. */
export type QuerySubject =
  | 'audit-log'
  | 'audit-verification'
  | 'costs'
  | 'gang-sheets'
  | 'garments'
  | 'inventory'
  | 'inventory-verification'
  | 'leads'
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
  | 'users'
  | 'webhooks'

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: readonly [QuerySubject, ...unknown[]]
  }
}

/** Queries with the same key share one answer. */
export const queryKeys = {
  auditLog: (query: object) => ['audit-log', 'list', query],
  recordHistory: (type: string, id: string) => ['audit-log', 'of', type, id],
  auditVerification: () => ['audit-verification'],
  catalog: () => ['garments', 'catalog'],
  allGarments: () => ['garments', 'all'],
  lead: (id: string) => ['leads', id],
  leads: (query: object) => ['leads', 'list', query],
  dashboard: () => ['operations'],
  order: (id: string) => ['orders', 'one', id],
  orders: (query: object) => ['orders', 'list', query],
  ordersOfStage: (stage: string, query: object) => ['orders', 'board', stage, query],
  ordersFound: (q: string, limit: number) => ['orders', 'found', q, limit],
  artworkQueues: () => ['orders', 'artwork-review'],
  printZones: () => ['print-zones', 'settings'],
  publicConfig: () => ['public-config'],
  quote: (body: object) => ['quotes', body],
  revenue: (from: string, to: string) => ['metrics', 'pulse', from, to],
  session: () => ['session'],
  ownSessions: () => ['sessions'],
  users: () => ['users'],
  roles: () => ['users', 'roles'],
} as const satisfies Record<string, (...parts: never[]) => readonly [QuerySubject, ...unknown[]]>
