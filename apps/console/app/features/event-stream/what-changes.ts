/** What the shop tells of, and which queries show something else after it, by the first words of their keys. */
const SUBJECTS: Readonly<Record<string, { events: readonly string[]; changes: readonly string[] }>> = {
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

/** `order.created` and the others. A stream is heard only by those who name what they listen for. */
export const EVENT_TYPES = Object.entries(SUBJECTS).flatMap(([subject, { events }]) =>
  events.map((event) => `${subject}.${event}`),
)

/** Of an event type, `order.created`. */
export function changedBy(eventType: string): readonly string[] {
  return SUBJECTS[eventType.split('.')[0] ?? '']?.changes ?? []
}
