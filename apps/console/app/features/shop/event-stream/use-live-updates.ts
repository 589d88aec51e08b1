import { useQueryClient, type InvalidateOptions, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { QuerySubject } from '../../../lib/requests/query-keys.ts'
import { useSession } from '../../people/session/index.ts'
import { streamStart, type KnownSession } from './stream-start.ts'

/** `polling`: the stream is down and data is refetched regularly. */
export type Line = 'live' | 'polling'

const POLL_MS = 20_000
/** Browsers do not reconnect after a refusal. */
const RECONNECT_MS = 30_000
/** Moving many orders sends many events at once. */
const GATHER_MS = 250

/** Kept answers of an earlier visit are older. */
const OPENED_AT = Date.now()

export function useLiveUpdates(): Line {
  const queries = useQueryClient()
  const session = useFirstSession()
  const [line, setLine] = useState<Line>('polling')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!session) return
    const gathered = gatherer(queries)
    const { address, refreshBefore } = streamStart(session, attempt)
    const stream = new EventSource(address)
    let again: ReturnType<typeof setTimeout> | undefined
    stream.onopen = () => {
      setLine('live')
      // Requests already under way include what they could have missed. What an earlier visit kept may lack changes
      // that send no event.
      refresh(queries, { before: Math.max(refreshBefore, OPENED_AT), cancelRefetch: false })
    }
    stream.onerror = () => {
      setLine('polling')
      if (stream.readyState === EventSource.CLOSED) {
        again = setTimeout(() => setAttempt((before) => before + 1), RECONNECT_MS)
      }
    }
    for (const type of EVENT_TYPES) stream.addEventListener(type, () => gathered.add(changedBy(type)))
    stream.addEventListener('reset', () => gathered.add('all'))
    return () => {
      clearTimeout(again)
      gathered.stop()
      stream.close()
    }
  }, [queries, session, attempt])

  useEffect(() => {
    if (line === 'live') return
    const timer = setInterval(() => refresh(queries), POLL_MS)
    return () => clearInterval(timer)
  }, [queries, line])

  return line
}

/** The stream stays when the session is read again. */
function useFirstSession(): KnownSession | undefined {
  const { data, dataUpdatedAt } = useSession()
  const [first, setFirst] = useState<KnownSession>()
  if (!first && data && dataUpdatedAt >= OPENED_AT) {
    setFirst({ eventPosition: data.eventPosition, readAt: dataUpdatedAt })
  }
  return first
}

interface RefreshOptions extends InvalidateOptions {
  readonly before?: number
}

/** Quotes change only when a user requests a new one. */
function refresh(queries: QueryClient, { before = Infinity, ...options }: RefreshOptions = {}): void {
  void queries.invalidateQueries(
    { predicate: ({ queryKey, state }) => queryKey[0] !== 'quotes' && state.dataUpdatedAt < before },
    options,
  )
}

function gatherer(queries: QueryClient) {
  let changed = new Set<QuerySubject | 'all'>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function flush(): void {
    timer = undefined
    const all = changed.has('all')
    const names = [...changed]
    changed = new Set()
    if (all) refresh(queries)
    else for (const name of names) if (name !== 'all') void queries.invalidateQueries({ queryKey: [name] })
  }

  return {
    add: (names: readonly QuerySubject[] | 'all') => {
      for (const name of names === 'all' ? (['all'] as const) : names) changed.add(name)
      timer ??= setTimeout(flush, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** `changes` are first parts of query keys. */
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
  proof: {
    events: ['sent', 'approved', 'changes_requested'],
    changes: ['orders', 'operations', 'print-jobs'],
  },
  job: {
    events: ['printed', 'failed'],
    changes: ['orders', 'operations', 'print-jobs', 'gang-sheets', 'inventory'],
  },
  sheet: { events: ['updated', 'exported'], changes: ['operations', 'print-jobs', 'gang-sheets'] },
  fulfilment: { events: ['ready', 'handed_over'], changes: ['orders', 'operations'] },
  message: { events: ['received', 'sent'], changes: ['orders', 'estimates', 'operations'] },
  document: { events: ['issued', 'sent'], changes: ['documents'] },
  inventory: { events: ['low'], changes: ['inventory', 'operations'] },
  estimate: {
    events: ['sent', 'viewed', 'approved', 'declined', 'changes_requested', 'expired'],
    changes: ['estimates', 'orders', 'operations'],
  },
  lead: { events: ['created', 'updated'], changes: ['leads', 'operations'] },
  customer: { events: ['created', 'merged'], changes: ['customers'] },
}

/** An EventSource delivers only event types that have a listener. */
const EVENT_TYPES = Object.entries(SUBJECTS).flatMap(([subject, { events }]) =>
  events.map((event) => `${subject}.${event}`),
)

function changedBy(eventType: string): readonly QuerySubject[] {
  return SUBJECTS[eventType.split('.')[0] ?? '']?.changes ?? []
}
