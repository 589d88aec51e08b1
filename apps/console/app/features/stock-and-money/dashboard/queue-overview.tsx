import { count, fill, type PluralForms } from '@platen/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ago } from '../../../lib/formats.ts'
import type { Permission } from '../../../lib/pages/page.ts'
import { paths } from '../../../lib/paths.ts'
import { locale, m } from '../../../messages/messages.ts'
import { VIEWS, searchOf, type Stage } from '../../back-office/orders/index.ts'
import type { JobState } from '../../press/print-jobs/index.ts'
import { useMay } from '../../people/session/index.ts'
import { olderThan, type Dashboard } from './dashboard.ts'

type Queues = Dashboard['queues']

interface Queue {
  readonly queue: keyof Queues
  readonly of: PluralForms
  readonly to: string
  readonly permission: Permission
  /** Work younger than this needs no attention. */
  readonly patienceHours: number
}

const words = m.today.queues
const HOUR_MS = 3_600_000

/** In the order in which an order passes through the press room. */
const QUEUES: readonly Queue[] = [
  ofOrders('paymentReview', paths.orders(searchOf(VIEWS.payment.filters)), 24),
  ofOrders('artworkReview', paths.artwork(), 24),
  { ...ofPrints('readyToPrint', 'queued', 48), of: words.orders },
  ofPrints('printing', 'nested', 24),
  ofPrints('pressing', 'printed', 24),
  ofPrints('qualityCheck', 'pressed', 24),
  ofOrders('readyForHandover', ofStage('ready'), 168),
  ofOrders('onHold', ofStage('on_hold'), 72),
]

function ofOrders(queue: keyof Queues, to: string, patienceHours: number): Queue {
  return { queue, of: words.orders, to, permission: 'orders:read', patienceHours }
}

function ofPrints(queue: keyof Queues, state: JobState, patienceHours: number): Queue {
  const to = paths.production(`?state=${state}`)
  return { queue, of: words.prints, to, permission: 'production:read', patienceHours }
}

function ofStage(stage: Stage): string {
  return paths.orders(searchOf({ stage, sort: 'due' }))
}

export function ProductionLine({ queues }: { queues: Queues }) {
  return (
    <nav aria-label={words.label} className="mb-8 rounded-platen border border-rule-strong bg-tray">
      <Perforation />
      <ol className="mx-px grid grid-cols-2 gap-px bg-rule md:grid-cols-4 xl:grid-cols-8">
        {QUEUES.map((frame) => (
          <li key={frame.queue} className="contents">
            <QueueLink {...frame} {...queues[frame.queue]} />
          </li>
        ))}
      </ol>
      <Perforation />
    </nav>
  )
}

/** Without permission for the page, the figure is still shown. */
function QueueLink({ to, permission, ...frame }: Queue & Queues['onHold']) {
  const mayOpen = useMay(permission)
  const className = `relative grid content-start gap-1 px-4 py-3 ${frame.queue === 'onHold' ? 'bg-tray' : 'bg-sheet'}`
  if (!mayOpen) return <div className={className}>{contents(frame)}</div>
  return (
    <Link to={to} className={`${className} no-underline hover:bg-press-wash focus-visible:z-10`}>
      {contents(frame)}
    </Link>
  )
}

const NAMES: Readonly<Record<keyof Queues, string>> = words.names

type Contents = Omit<Queue, 'to' | 'permission'> & Queues['onHold']

function contents({ of, patienceHours, queue, count: waiting, oldestAt }: Contents): ReactNode {
  return (
    <>
      <span className="flex items-center justify-between gap-2 text-sm font-semibold">
        {NAMES[queue]}
        {queue !== 'onHold' && <Arrow />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={`figures text-4xl leading-none font-bold ${waiting === 0 ? 'text-rule-strong' : ''}`}
        >
          {waiting}
        </span>
        <span className="text-sm text-ink-soft">{count(locale, of, waiting)}</span>
      </span>
      <span
        className={`text-sm ${oldestAt !== null && olderThan(oldestAt, patienceHours * HOUR_MS) ? 'font-semibold text-warn' : 'text-ink-soft'}`}
      >
        {oldestAt === null ? words.empty : fill(words.oldest, { ago: ago(oldestAt) })}
      </span>
    </>
  )
}

function Arrow() {
  return (
    <svg
      viewBox="0 0 16 8"
      className="h-2 w-4 text-rule-strong"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <path d="M0 4H15M11 0.5 15 4 11 7.5" />
    </svg>
  )
}

function Perforation() {
  return (
    <svg className="block h-3 w-full text-rule" aria-hidden="true">
      <path d="M0 6H4000" stroke="currentColor" strokeWidth="5" strokeDasharray="8 8" strokeDashoffset="-8" />
    </svg>
  )
}
