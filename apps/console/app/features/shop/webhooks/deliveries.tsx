import { Button, EmptyState, LoadingRows, Pill } from '@platen/ui'
import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { ago, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { DELIVERY_STATUSES, type Delivery } from './endpoints.ts'

const VIEWS = [
  ['', 'All'],
  ['pending', 'Pending'],
  ['failed', 'Failed'],
  ['delivered', 'Delivered'],
] as const

export function Deliveries({ endpointId }: { endpointId: string }) {
  const { filters, set } = useFilters(['status'])
  const status = VIEWS.find(([name]) => name !== '' && name === filters.status)?.[0] as
    Delivery['status'] | undefined
  const list = useKeyset(['webhooks', endpointId, 'deliveries', status ?? 'all'], (page, signal) =>
    api.listWebhookDeliveries({
      endpointId,
      query: { ...page, ...(status && { status }) },
      signal,
    }),
  )
  return (
    <section aria-label="Deliveries">
      <h2 className="mb-2 text-xl">Deliveries</h2>
      <div role="group" aria-label="Status" className="flex gap-1 overflow-x-auto border-b border-rule">
        {VIEWS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            aria-pressed={name === (status ?? '')}
            onClick={() => set({ status: name })}
            className="min-h-11 border-b-4 border-transparent px-3 whitespace-nowrap hover:bg-tray focus-visible:-outline-offset-2 aria-pressed:border-press aria-pressed:font-semibold"
          >
            {label}
          </button>
        ))}
      </div>
      {list.query.isPending ? (
        <LoadingRows label="Loading deliveries" rows={3} />
      ) : list.query.error && list.rows.length === 0 ? (
        <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
      ) : list.rows.length === 0 ? (
        <div className="mt-4">
          <EmptyState title={status === 'failed' ? 'No failed deliveries.' : 'No deliveries yet.'} />
        </div>
      ) : (
        <ul aria-label="Deliveries">
          {list.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {list.query.hasNextPage && (
        <Button variant="line" className="mt-4" onClick={list.more}>
          Show older
        </Button>
      )}
    </section>
  )
}

function DeliveryRow({ delivery }: { delivery: Delivery }) {
  const formats = useFormats()
  const {
    id,
    eventType,
    orderId,
    leadId,
    status,
    attempts,
    lastStatus,
    lastError,
    lastAttemptAt,
    createdAt,
  } = delivery
  const path = orderId !== null ? paths.order(orderId) : leadId !== null ? paths.lead(leadId) : undefined
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-rule py-2 md:grid-cols-[8rem_1fr_auto]">
      <span>
        <Pill tone={DELIVERY_STATUSES[status].tone}>{DELIVERY_STATUSES[status].label}</Pill>
      </span>
      <div className="min-w-0">
        <p>
          <span className="figures text-sm font-semibold">{eventType}</span>{' '}
          {path !== undefined && (
            <Link to={path} className="text-sm">
              View
            </Link>
          )}{' '}
          <time dateTime={createdAt} className="figures text-xs text-ink-soft">
            {formats.stamp(new Date(createdAt))}
          </time>
        </p>
        <p className="text-sm break-words text-ink-soft">
          {lastAttemptAt === null ? 'Not sent yet' : `Sent ${times(attempts)}, last ${ago(lastAttemptAt)}`}
          {lastStatus !== null && `; response ${lastStatus}`}
          {lastError !== null && `: ${lastError}`}
          <NextAttempt delivery={delivery} />
        </p>
        <p className="figures text-xs text-ink-soft max-md:hidden">{id}</p>
      </div>
      <Replay delivery={delivery} />
    </li>
  )
}

/** Retries continue for a day, at growing intervals. */
function NextAttempt({ delivery: { status, attempts, nextAttemptBy } }: { delivery: Delivery }) {
  const formats = useFormats()
  if (status !== 'pending' || attempts === 0) return null
  if (nextAttemptBy === null) return '. Waiting to be sent again.'
  if (hasCome(nextAttemptBy)) return '. Retrying soon.'
  return (
    <>
      . Next retry by{' '}
      <time dateTime={nextAttemptBy} className="figures font-semibold text-ink">
        {formats.stamp(new Date(nextAttemptBy))}
      </time>
      . Retries continue for a day, at growing intervals.
    </>
  )
}

function hasCome(instant: string, now = Date.now()): boolean {
  return Date.parse(instant) <= now
}

function Replay({ delivery }: { delivery: Delivery }) {
  const replay = useAction({
    send: (deliveryId: string, key) => api.createWebhookDeliveryReplay({ deliveryId, idempotencyKey: key }),
    changes: ['webhooks', 'audit-log'],
    done: () => 'Sending again with the same id.',
  })
  return (
    <Button
      variant={delivery.status === 'failed' ? 'line' : 'quiet'}
      unavailable={replay.unavailable ?? obstacleTo(delivery, 'replay')}
      busy={replay.busy ? 'Sending…' : undefined}
      onClick={() => replay.run(delivery.id)}
    >
      Send again
    </Button>
  )
}

function times(count: number): string {
  return count === 1 ? 'once' : `${count} times`
}
