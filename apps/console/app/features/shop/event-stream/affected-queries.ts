import type { QuerySubject } from '../../../lib/requests/query-keys.ts'

/** The events of each subject, and the queries that change with them, by the first part of their keys. */
const SUBJECTS: Readonly<Record<string, { events: readonly string[]; changes: readonly QuerySubject[] }>> = {
  order: {
    events: ['created', 'updated', 'held', 'cancelled', 'expired', 'completed'],
    changes: ['orders', 'operations', 'inventory', 'metrics', 'print-jobs', 'gang-sheets'],
  },
  payment: {
    events: ['submitted', 'verified', 'rejected', 'refunded'],
    changes: ['orders', 'operations', 'metrics'],
  },
  artwork: {
    events: ['preflighted', 'approved', 'changes_requested'],
    changes: ['orders', 'operations'],
  },
  job: {
    events: ['printed', 'failed'],
    changes: ['orders', 'operations', 'print-jobs', 'gang-sheets', 'inventory'],
  },
  sheet: { events: ['updated', 'exported'], changes: ['operations', 'print-jobs', 'gang-sheets'] },
  fulfilment: { events: ['ready', 'handed_over'], changes: ['orders', 'operations'] },
  inventory: { events: ['low'], changes: ['inventory', 'operations'] },
  lead: { events: ['created', 'updated'], changes: ['leads', 'operations'] },
}

/** An EventSource delivers only event types that have a listener. */
export const EVENT_TYPES = Object.entries(SUBJECTS).flatMap(([subject, { events }]) =>
  events.map((event) => `${subject}.${event}`),
)

export function changedBy(eventType: string): readonly QuerySubject[] {
  return SUBJECTS[eventType.split('.')[0] ?? '']?.changes ?? []
}
