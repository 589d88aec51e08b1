import { useQueryClient, type InvalidateOptions, type QueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { EVENT_TYPES, changedBy } from './what-changes.ts'

/** `live`: changes are shown as they happen. `polling`: the stream is down and the shop is asked again and again. */
export type Line = 'live' | 'polling'

const POLL_MS = 20_000
/** After a refusal a browser gives up by itself. */
const AGAIN_MS = 30_000
/** Many events come at once when somebody moves many orders. */
const GATHER_MS = 250

/** Keeps what is shown true: by the event stream of the shop, or without it by asking. */
export function useLiveUpdates(): Line {
  const queries = useQueryClient()
  const [line, setLine] = useState<Line>('polling')
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const gathered = gatherer(queries)
    const stream = new EventSource('/api/admin/events')
    let again: ReturnType<typeof setTimeout> | undefined
    stream.onopen = () => {
      setLine('live')
      // It tells of what comes. What came before it, nobody here heard; what is just being asked for, shows it.
      refresh(queries, { cancelRefetch: false })
    }
    stream.onerror = () => {
      setLine('polling')
      if (stream.readyState === EventSource.CLOSED) {
        again = setTimeout(() => setAttempt((before) => before + 1), AGAIN_MS)
      }
    }
    for (const type of EVENT_TYPES) stream.addEventListener(type, () => gathered.add(changedBy(type)))
    stream.addEventListener('reset', () => gathered.add('all'))
    return () => {
      clearTimeout(again)
      gathered.stop()
      stream.close()
    }
  }, [queries, attempt])

  useEffect(() => {
    if (line === 'live') return
    const timer = setInterval(() => refresh(queries), POLL_MS)
    return () => clearInterval(timer)
  }, [queries, line])

  return line
}

/** Everything but a price that somebody is being told: it changes when they ask for it. */
function refresh(queries: QueryClient, options?: InvalidateOptions): void {
  void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'quotes' }, options)
}

function gatherer(queries: QueryClient) {
  let changed = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  function tell(): void {
    timer = undefined
    const all = changed.has('all')
    const names = [...changed]
    changed = new Set()
    if (all) refresh(queries)
    else for (const name of names) void queries.invalidateQueries({ queryKey: [name] })
  }

  return {
    add: (names: readonly string[] | 'all') => {
      for (const name of names === 'all' ? ['all'] : names) changed.add(name)
      timer ??= setTimeout(tell, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}
