import { count, fill } from '@platen/messages'
import { Button, EmptyState, LoadingRows, MarkedText, Pill } from '@platen/ui'
import { Link } from 'react-router'
import { api } from '../../../lib/requests/api.ts'
import { ago, useFormats } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryError } from '../../../lib/requests/query-state.tsx'
import { obstacleTo } from '../../../lib/requests/obstacle.ts'
import { useAction } from '../../../lib/requests/use-action.ts'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useKeyset } from '../../../lib/lists/use-keyset.ts'
import { DELIVERY_TONES, type Delivery } from './endpoints.ts'
import { locale, m } from '../../../messages/messages.ts'

const texts = m.webhooks.deliveries
const VIEWS = [
  ['', m.shared.all],
  ['pending', texts.statuses.pending],
  ['failed', texts.statuses.failed],
  ['delivered', texts.statuses.delivered],
] as const

const PROBLEMS: Readonly<Record<NonNullable<Delivery['lastProblem']>, string>> = texts.problems

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
    <section aria-label={texts.title}>
      <h2 className="mb-2 text-xl">{texts.title}</h2>
      <div role="group" aria-label={texts.status} className="flex gap-1 overflow-x-auto border-b border-rule">
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
        <LoadingRows label={fill(m.shared.requests.loading, { what: texts.what })} rows={3} />
      ) : list.query.error && list.rows.length === 0 ? (
        <QueryError error={list.query.error} onRetry={() => void list.query.refetch()} />
      ) : list.rows.length === 0 ? (
        <div className="mt-4">
          <EmptyState title={status === 'failed' ? texts.noneFailed : texts.none} />
        </div>
      ) : (
        <ul aria-label={texts.title}>
          {list.rows.map((delivery) => (
            <DeliveryRow key={delivery.id} delivery={delivery} />
          ))}
        </ul>
      )}
      {list.query.hasNextPage && (
        <Button variant="line" className="mt-4" onClick={list.more}>
          {texts.older}
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
    lastProblem,
    lastAttemptAt,
    createdAt,
  } = delivery
  const path = orderId !== null ? paths.order(orderId) : leadId !== null ? paths.lead(leadId) : undefined
  return (
    <li className="grid items-center gap-x-4 gap-y-1 border-b border-rule py-2 md:grid-cols-[8rem_1fr_auto]">
      <span>
        <Pill tone={DELIVERY_TONES[status]}>{texts.statuses[status]}</Pill>
      </span>
      <div className="min-w-0">
        <p>
          <span className="figures text-sm font-semibold">{eventType}</span>{' '}
          {path !== undefined && (
            <Link to={path} className="text-sm">
              {texts.view}
            </Link>
          )}{' '}
          <time dateTime={createdAt} className="figures text-xs text-ink-soft">
            {formats.stamp(new Date(createdAt))}
          </time>
        </p>
        <p className="text-sm break-words text-ink-soft">
          {lastAttemptAt === null
            ? texts.notSent
            : count(locale, texts.sent, attempts, { ago: ago(lastAttemptAt) })}{' '}
          {lastStatus !== null && fill(texts.response, { status: lastStatus })}{' '}
          {lastProblem !== null && PROBLEMS[lastProblem]} <NextAttempt delivery={delivery} />
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
  if (nextAttemptBy === null) return texts.waiting
  if (hasCome(nextAttemptBy)) return texts.soon
  return (
    <MarkedText
      text={fill(texts.next, { moment: formats.stamp(new Date(nextAttemptBy)) })}
      marks={{
        time: (text) => (
          <time dateTime={nextAttemptBy} className="figures font-semibold text-ink">
            {text}
          </time>
        ),
      }}
    />
  )
}

function hasCome(instant: string, now = Date.now()): boolean {
  return Date.parse(instant) <= now
}

function Replay({ delivery }: { delivery: Delivery }) {
  const replay = useAction({
    send: (deliveryId: string, key) => api.createWebhookDeliveryReplay({ deliveryId, idempotencyKey: key }),
    changes: ['webhooks', 'audit-log'],
    done: () => texts.sentAgain,
  })
  return (
    <Button
      variant={delivery.status === 'failed' ? 'line' : 'quiet'}
      unavailable={replay.unavailable ?? obstacleTo(delivery, 'replay')}
      busy={replay.busy ? m.shared.sending : undefined}
      onClick={() => replay.run(delivery.id)}
    >
      {texts.sendAgain}
    </Button>
  )
}
