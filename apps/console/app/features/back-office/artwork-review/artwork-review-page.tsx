import { fill } from '@platen/messages'
import { EmptyState } from '@platen/ui'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { m } from '../../../messages/messages.ts'
import { useOrder } from '../orders/index.ts'
import { QUEUE_NAMES, nextAfter, useQueues, type Queue, type Summary } from './queue.ts'
import { Review } from './review.tsx'
import { ago } from '../../../lib/formats.ts'

const words = m.artwork

export function ArtworkReviewPage() {
  const queues = useQueues()
  return (
    <QueryState query={queues} what={words.what}>
      {(data) => <ReviewQueue queues={data} />}
    </QueryState>
  )
}

function ReviewQueue({ queues }: { queues: Readonly<Record<Queue, readonly Summary[]>> }) {
  const { filters, set } = useFilters(['queue', 'order'])
  const queue = QUEUE_NAMES.find((name) => name === filters.queue) ?? 'review'
  const orders = queues[queue]
  const ids = orders.map(({ id }) => id)
  const current = filters.order ?? ids[0]
  const at = current === undefined ? -1 : ids.indexOf(current)
  const open = (id: string | undefined) => set({ order: id ?? '' })

  useKeys({
    j: { label: words.keys.nextOrder, run: () => open(ids[at + 1] ?? current) },
    k: { label: words.keys.previousOrder, run: () => open(ids[at - 1] ?? current) },
  })
  return (
    <>
      <PageHeader title={words.title}>
        <Tabs
          queue={queue}
          counts={Object.fromEntries(QUEUE_NAMES.map((name) => [name, queues[name].length]))}
          onChoose={(name) => set({ queue: name === 'review' ? '' : name, order: '' })}
        />
      </PageHeader>
      <QueueStrip orders={orders} current={current} onOpen={open} />
      {current === undefined ? (
        <EmptyState title={words.empty[queue]}>
          <p>{words.emptyHint}</p>
        </EmptyState>
      ) : (
        <ReviewOf
          id={current}
          onDone={() =>
            open(
              nextAfter(
                current,
                ids,
                ids.filter((id) => id !== current),
              ),
            )
          }
        />
      )}
    </>
  )
}

function ReviewOf({ id, onDone }: { id: string; onDone: () => void }) {
  const query = useOrder(id)
  return (
    <QueryState query={query} what={m.orderWords.what}>
      {(order) => <Review key={order.id} order={order} onDone={onDone} />}
    </QueryState>
  )
}

interface TabsProps {
  readonly queue: Queue
  readonly counts: Readonly<Record<string, number>>
  readonly onChoose: (queue: Queue) => void
}

function Tabs({ queue, counts, onChoose }: TabsProps) {
  return (
    <div role="group" aria-label={words.queues.label} className="flex flex-wrap gap-1">
      {QUEUE_NAMES.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === queue}
          onClick={() => onChoose(name)}
          className="min-h-11 rounded-platen border border-rule-strong px-3 hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {words.queues[name]} <span className="figures">{counts[name]}</span>
        </button>
      ))}
    </div>
  )
}

interface QueueStripProps {
  readonly orders: readonly Summary[]
  readonly current: string | undefined
  readonly onOpen: (id: string) => void
}

function QueueStrip({ orders, current, onOpen }: QueueStripProps) {
  if (orders.length === 0) return null
  return (
    <ol aria-label={words.queue.label} className="mb-6 flex gap-2 overflow-x-auto border-b border-rule pb-3">
      {orders.map(({ id, number, customerName, stageSince, artworkStatus }) => (
        <li key={id} className="shrink-0">
          <button
            type="button"
            aria-current={id === current || undefined}
            onClick={() => onOpen(id)}
            className="min-h-11 rounded-platen border border-t-4 border-rule bg-sheet px-3 py-1 text-left hover:border-ink aria-current:border-press aria-current:bg-press-wash"
          >
            <span className="figures block text-sm font-semibold">{number}</span>
            <span className="block text-xs text-ink-soft">
              {fill(artworkStatus === 'passed' ? words.queue.waitingPassed : words.queue.waiting, {
                customer: customerName,
                ago: ago(stageSince),
              })}
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
