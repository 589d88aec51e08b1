import { PlatenError } from '@platen/api-client'
import { Button, EmptyState, LoadingRows, Notice } from '@platen/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { fill } from '@platen/messages'
import { refusalText, UNREACHABLE } from './refusal-words.ts'
import { m } from '../../messages/messages.ts'

type Query<Data> = Pick<UseQueryResult<Data>, 'data' | 'error' | 'isPending' | 'fetchStatus' | 'refetch'>

interface QueryStateProps<Data> {
  readonly query: Query<Data>
  readonly what: string
  readonly children: (data: Data) => ReactNode
}

export function QueryState<Data>({ query, what, children }: QueryStateProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <QueryError error={query.error} onRetry={() => void query.refetch()} />
  if (query.fetchStatus === 'paused') {
    return <EmptyState title={fill(m.shared.requests.notLoadedOffline, { what })} />
  }
  return <LoadingRows label={fill(m.shared.requests.loading, { what })} />
}

export function QueryError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const known = error instanceof PlatenError
  const { title, text } = known ? refusalText(error) : UNREACHABLE
  return (
    <Notice tone="bad" urgent title={title}>
      <p className="mt-1">{text}</p>
      {known && error.requestId !== null && (
        <p className="figures mt-1 text-xs text-ink-soft">
          {fill(m.shared.requests.number, { id: error.requestId })}
        </p>
      )}
      <Button variant="line" className="mt-3" onClick={onRetry}>
        {m.shared.retry}
      </Button>
    </Notice>
  )
}
