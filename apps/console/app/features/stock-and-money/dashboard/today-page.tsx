import { fill } from '@platen/messages'
import { EmptyState, FilmRoll, buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { listText, useToday, useFormats } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { m } from '../../../messages/messages.ts'
import { useMay, useRefusal } from '../../people/session/index.ts'
import { SetupChecklist } from '../../shop/first-run/index.ts'
import { useDashboard, type Dashboard } from './dashboard.ts'
import { EstimatesCard, useEstimatesToDo } from './estimates-card.tsx'
import { IntegrityLines } from './integrity-summary.tsx'
import { MessagesCard } from './messages-card.tsx'
import { useMessages, type Message } from './messages.ts'
import { NextSheet } from './next-sheet.tsx'
import { ProductionLine } from './queue-overview.tsx'
import { RevenueCard } from './revenue-card.tsx'
import {
  BlockedCard,
  DueTodayCard,
  HandoversCard,
  HeldUnpaidCard,
  LateCard,
  LowStockCard,
  PaymentsCard,
  RefundsCard,
  StaleLeadsCard,
  UnreadMessagesCard,
} from './work-cards.tsx'

export function TodayPage() {
  const dashboard = useDashboard()
  const today = useToday()
  const formats = useFormats()
  const navigate = useNavigate()
  const words = m.today.keys
  const refusal = useRefusal('orders:write')
  useKeys({
    j: { label: words.nextItem, run: () => focusRow(1) },
    k: { label: words.previousItem, run: () => focusRow(-1) },
    J: { label: words.nextSection, run: () => focusCard(1) },
    K: { label: words.previousSection, run: () => focusCard(-1) },
    n: { label: words.newOrder, run: () => void navigate(paths.newOrder()), unavailable: refusal },
  })
  return (
    <>
      <PageHeader title={m.today.title} aside={<p className="text-ink-soft">{formats.day(today)}</p>} />
      <QueryState query={dashboard} what={m.today.what}>
        {(data) => (
          <>
            <ProductionLine queues={data.queues} />
            <TodayContent data={data} today={today} />
          </>
        )}
      </QueryState>
    </>
  )
}

function TodayContent({ data, today }: { data: Dashboard; today: string }) {
  const mayEarn = useMay('metrics:read')
  const messages = useMessages()
  const estimates = useEstimatesToDo(today)
  const [urgent, others] = [urgentSections(data, today), otherSections(data, messages, estimates)]
  const sections = [...urgent, ...others]
  const clear = sections.filter((section) => !isWaiting(section))
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="grid gap-4">
        <SetupChecklist />
        {clear.length === sections.length && <NothingToDo />}
        {urgent.filter(isWaiting).map(({ card }) => card)}
        {clear.length < sections.length && <ClearSummary words={clear.map(({ none }) => none)} />}
      </div>
      <div className="grid gap-4">
        {others.filter(isWaiting).map(({ card }) => card)}
        {data.nextSheet && <NextSheet sheet={data.nextSheet} />}
        {mayEarn && <RevenueCard today={today} />}
        <IntegrityLines integrity={data.integrity} />
      </div>
    </div>
  )
}

interface Section {
  readonly rows: readonly unknown[]
  readonly none: string
  readonly card: ReactNode
}

const none = m.today.clear

function urgentSections(data: Dashboard, today: string): Section[] {
  const { late, unreadMessages, paymentsToVerify, refundsDue, blocked, dueToday } = data
  return [
    {
      rows: unreadMessages,
      none: none.unread,
      card: <UnreadMessagesCard key="unread" {...data} />,
    },
    { rows: late, none: none.late, card: <LateCard key="late" {...data} today={today} /> },
    {
      rows: paymentsToVerify,
      none: none.payments,
      card: <PaymentsCard key="payments" {...data} />,
    },
    { rows: refundsDue, none: none.refunds, card: <RefundsCard key="refunds" {...data} /> },
    { rows: blocked, none: none.blocked, card: <BlockedCard key="blocked" {...data} /> },
    { rows: dueToday, none: none.dueToday, card: <DueTodayCard key="due" {...data} /> },
  ]
}

function otherSections(
  data: Dashboard,
  messages: readonly Message[],
  estimates: ReturnType<typeof useEstimatesToDo>,
): Section[] {
  const { handoversToday, staleLeads, lowStock, heldUnpaid } = data
  return [
    { rows: handoversToday, none: none.handovers, card: <HandoversCard key="handovers" {...data} /> },
    {
      rows: messages,
      none: none.messages,
      card: <MessagesCard key="messages" messages={messages} />,
    },
    {
      rows: estimates,
      none: m.estimates.today.clear,
      card: <EstimatesCard key="estimates" estimates={estimates} />,
    },
    { rows: staleLeads, none: none.leads, card: <StaleLeadsCard key="leads" {...data} /> },
    {
      rows: heldUnpaid,
      none: none.heldUnpaid,
      card: <HeldUnpaidCard key="held" {...data} />,
    },
    { rows: lowStock, none: none.lowStock, card: <LowStockCard key="stock" {...data} /> },
  ]
}

const isWaiting = ({ rows }: Section) => rows.length > 0

function ClearSummary({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  const text = fill(m.today.clear.sentence, { list: listText(words) })
  return <p className="px-1 text-sm text-ink-soft first-letter:uppercase">{text}</p>
}

function NothingToDo() {
  return (
    <EmptyState title={m.today.nothingToDo.title}>
      <FilmRoll className="w-40" />
      <p className="max-w-sm">{m.today.nothingToDo.text}</p>
      <Link to={paths.newOrder()} className={buttonClass('line')}>
        {m.today.nothingToDo.create}
      </Link>
    </EmptyState>
  )
}

function focusRow(step: 1 | -1): void {
  const lines = allRows()
  const at = lines.findIndex((line) => line === document.activeElement)
  lines[at === -1 ? 0 : at + step]?.focus()
}

function focusCard(step: 1 | -1): void {
  const tickets = [...new Set(allRows().map((line) => line.closest('section')))]
  const at = tickets.indexOf(document.activeElement?.closest('section') ?? null)
  tickets[at === -1 ? 0 : at + step]?.querySelector<HTMLElement>('[data-line]')?.focus()
}

function allRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')]
}
