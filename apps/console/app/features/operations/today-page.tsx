import { EmptyState, FilmRoll, buttonClass } from '@platen/ui'
import type { ReactNode } from 'react'
import { Link, useNavigate } from 'react-router'
import { useToday } from '../../lib/use-today.ts'
import { useFormats } from '../../lib/formats.ts'
import { useKeys } from '../../lib/keys.ts'
import { PageHeader } from '../../lib/page-header.tsx'
import { paths } from '../../lib/paths.ts'
import { QueryState } from '../../lib/query-state.tsx'
import { useMay, useRefusal } from '../session/index.ts'
import { useDashboard, type Dashboard } from './dashboard.ts'
import { IntegrityLines } from './integrity.tsx'
import { NextSheet } from './next-sheet.tsx'
import { ProductionLine } from './production-line.tsx'
import { Pulse } from './pulse.tsx'
import {
  BlockedTicket,
  DueTodayTicket,
  HandoversTicket,
  LateTicket,
  LowStockTicket,
  PaymentsTicket,
  StaleLeadsTicket,
} from './tickets.tsx'

/** What waits, the most pressing first; each line leads to doing it. */
export function TodayPage() {
  const dashboard = useDashboard()
  const today = useToday()
  const formats = useFormats()
  const navigate = useNavigate()
  const refusal = useRefusal('orders:write')
  useKeys({
    j: { label: 'Next line', run: () => goLine(1) },
    k: { label: 'Line before', run: () => goLine(-1) },
    J: { label: 'Next kind of work', run: () => goTicket(1) },
    K: { label: 'Kind of work before', run: () => goTicket(-1) },
    n: { label: 'New order', run: () => void navigate(paths.newOrder()), unavailable: refusal },
  })
  return (
    <>
      <PageHeader title="Today" aside={<p className="text-ink-soft">{formats.day(today)}</p>} />
      <QueryState query={dashboard} what="what waits">
        {(data) => (
          <>
            <ProductionLine queues={data.queues} />
            <Sheet data={data} today={today} />
          </>
        )}
      </QueryState>
    </>
  )
}

function Sheet({ data, today }: { data: Dashboard; today: string }) {
  const mayEarn = useMay('metrics:read')
  const subjects = subjectsOf(data, today)
  const waiting = subjects.filter(({ rows }) => rows.length > 0)
  const clear = subjects.filter(({ rows }) => rows.length === 0)
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,5fr)_minmax(0,4fr)]">
      <div className="grid gap-4">
        {waiting.length === 0 && <NothingWaits />}
        {waiting.filter(({ urgent }) => urgent).map(({ ticket }) => ticket)}
        {waiting.length > 0 && <Clear words={clear.map(({ none }) => none)} />}
      </div>
      <div className="grid gap-4">
        {waiting.filter(({ urgent }) => !urgent).map(({ ticket }) => ticket)}
        {data.nextSheet && <NextSheet sheet={data.nextSheet} />}
        {mayEarn && <Pulse today={today} />}
        <IntegrityLines integrity={data.integrity} />
      </div>
    </div>
  )
}

interface Subject {
  readonly rows: readonly unknown[]
  /** Said where there is none of it. */
  readonly none: string
  /** Stands first. */
  readonly urgent: boolean
  readonly ticket: ReactNode
}

function subjectsOf(data: Dashboard, today: string): Subject[] {
  const { late, paymentsToVerify, blocked, dueToday, handoversToday, staleLeads, lowStock } = data
  return [
    {
      rows: late,
      none: 'Nothing is late',
      urgent: true,
      ticket: <LateTicket key="late" late={late} today={today} />,
    },
    {
      rows: paymentsToVerify,
      none: 'no payment waits',
      urgent: true,
      ticket: <PaymentsTicket key="payments" paymentsToVerify={paymentsToVerify} />,
    },
    {
      rows: blocked,
      none: 'nothing is stopped',
      urgent: true,
      ticket: <BlockedTicket key="blocked" blocked={blocked} />,
    },
    {
      rows: dueToday,
      none: 'nothing is due today',
      urgent: true,
      ticket: <DueTodayTicket key="due" dueToday={dueToday} />,
    },
    {
      rows: handoversToday,
      none: 'nobody comes today',
      urgent: false,
      ticket: <HandoversTicket key="handovers" handoversToday={handoversToday} />,
    },
    {
      rows: staleLeads,
      none: 'no request is unanswered',
      urgent: false,
      ticket: <StaleLeadsTicket key="leads" staleLeads={staleLeads} />,
    },
    {
      rows: lowStock,
      none: 'no stock is low',
      urgent: false,
      ticket: <LowStockTicket key="stock" lowStock={lowStock} />,
    },
  ]
}

/** What need not be looked for. */
function Clear({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null
  const text = words.join(', ')
  return <p className="px-1 text-sm text-ink-soft">{`${text[0]?.toUpperCase() ?? ''}${text.slice(1)}.`}</p>
}

function NothingWaits() {
  return (
    <EmptyState title="Nothing waits.">
      <FilmRoll className="w-40" />
      <p className="max-w-sm">The film is clean. What comes in next stands here by itself.</p>
      <Link to={paths.newOrder()} className={buttonClass('line')}>
        Write an order down
      </Link>
    </EmptyState>
  )
}

/** To the line before or after that of the focus, from elsewhere to the first. */
function goLine(step: 1 | -1): void {
  const lines = allLines()
  const at = lines.findIndex((line) => line === document.activeElement)
  lines[at === -1 ? 0 : at + step]?.focus()
}

/** To the first line of the ticket after this one, or before it. */
function goTicket(step: 1 | -1): void {
  const tickets = [...new Set(allLines().map((line) => line.closest('section')))]
  const at = tickets.indexOf(document.activeElement?.closest('section') ?? null)
  tickets[at === -1 ? 0 : at + step]?.querySelector<HTMLElement>('[data-line]')?.focus()
}

function allLines(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-line]')]
}
