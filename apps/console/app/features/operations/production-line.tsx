import { Link } from 'react-router'
import { ago } from '../../lib/formats.ts'
import { paths } from '../../lib/paths.ts'
import { VIEWS, searchOf, type Stage } from '../orders/index.ts'
import type { JobState } from '../print-jobs/index.ts'
import { olderThan } from './age.ts'
import type { Dashboard } from './dashboard.ts'

type Queues = Dashboard['queues']

interface Frame {
  readonly queue: keyof Queues
  readonly label: string
  readonly of: readonly [one: string, many: string]
  readonly to: string
  /** So long nothing needs to wait there. */
  readonly patienceHours: number
}

const ORDERS = ['order', 'orders'] as const
const PRINTS = ['print', 'prints'] as const
const HOUR_MS = 3_600_000

/** The way of an order through the press room; then the tray beside it. */
const FRAMES: readonly Frame[] = [
  {
    queue: 'paymentReview',
    label: 'Payment',
    of: ORDERS,
    to: paths.orders(searchOf(VIEWS.payment.filters)),
    patienceHours: 24,
  },
  { queue: 'artworkReview', label: 'Artwork', of: ORDERS, to: paths.artwork(), patienceHours: 24 },
  { queue: 'readyToPrint', label: 'To print', of: ORDERS, to: inState('queued'), patienceHours: 48 },
  { queue: 'printing', label: 'Printing', of: PRINTS, to: inState('nested'), patienceHours: 24 },
  { queue: 'pressing', label: 'Pressing', of: PRINTS, to: inState('printed'), patienceHours: 24 },
  { queue: 'qualityCheck', label: 'Check', of: PRINTS, to: inState('pressed'), patienceHours: 24 },
  { queue: 'readyForHandover', label: 'Handover', of: ORDERS, to: ofStage('ready'), patienceHours: 168 },
  { queue: 'onHold', label: 'On hold', of: ORDERS, to: ofStage('on_hold'), patienceHours: 72 },
]

function ofStage(stage: Stage): string {
  return paths.orders(searchOf({ stage, sort: 'due' }))
}

function inState(state: JobState): string {
  return paths.production(`?state=${state}`)
}

/** The queues as frames of film, in the order in which work passes through them. */
export function ProductionLine({ queues }: { queues: Queues }) {
  return (
    <nav aria-label="Queues" className="mb-8 rounded-platen border border-rule-strong bg-tray">
      <Perforation />
      <ol className="mx-px grid grid-cols-2 gap-px bg-rule md:grid-cols-4 xl:grid-cols-8">
        {FRAMES.map((frame) => (
          <li key={frame.queue} className="contents">
            <FrameLink {...frame} {...queues[frame.queue]} />
          </li>
        ))}
      </ol>
      <Perforation />
    </nav>
  )
}

function FrameLink({
  label,
  of: [one, many],
  to,
  patienceHours,
  queue,
  count,
  oldestAt,
}: Frame & Queues['onHold']) {
  const held = queue === 'onHold'
  return (
    <Link
      to={to}
      className={`relative grid content-start gap-1 px-4 py-3 no-underline hover:bg-press-wash focus-visible:z-10 ${held ? 'bg-tray' : 'bg-sheet'}`}
    >
      <span className="flex items-center justify-between gap-2 text-sm font-semibold">
        {label}
        {!held && <Onward />}
      </span>
      <span className="flex flex-wrap items-baseline gap-x-2">
        <span className={`figures text-4xl leading-none font-bold ${count === 0 ? 'text-rule-strong' : ''}`}>
          {count}
        </span>
        <span className="text-sm text-ink-soft">{count === 1 ? one : many}</span>
      </span>
      <span
        className={`text-sm ${oldestAt !== null && olderThan(oldestAt, patienceHours * HOUR_MS) ? 'font-semibold text-warn' : 'text-ink-soft'}`}
      >
        {oldestAt === null ? 'clear' : `oldest ${ago(oldestAt)}`}
      </span>
    </Link>
  )
}

function Onward() {
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

/** The holes by which film is moved on. */
function Perforation() {
  return (
    <svg className="block h-3 w-full text-rule" aria-hidden="true">
      <path d="M0 6H4000" stroke="currentColor" strokeWidth="5" strokeDasharray="8 8" strokeDashoffset="-8" />
    </svg>
  )
}
