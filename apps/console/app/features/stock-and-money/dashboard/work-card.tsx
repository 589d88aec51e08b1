import { count as counted } from '@platen/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FigureText } from '../../../lib/figure-text.tsx'
import { locale, m } from '../../../messages/messages.ts'

const STUBS = {
  plain: 'text-ink',
  wait: 'bg-warn-wash text-warn',
  work: 'bg-press-wash text-press-strong',
  bad: 'bg-bad-wash text-bad',
} as const

interface WorkCardProps {
  readonly title: string
  readonly count: number
  readonly tone?: keyof typeof STUBS
  readonly to: string
  readonly link?: string
  readonly children: ReactNode
}

export function WorkCard({
  title,
  count,
  tone = 'plain',
  to,
  link = m.today.showAll,
  children,
}: WorkCardProps) {
  return (
    <section
      aria-label={title}
      className="rounded-platen border border-rule-strong bg-sheet sm:grid sm:grid-cols-[4.5rem_minmax(0,1fr)]"
    >
      <div
        aria-hidden="true"
        className={`figures flex items-start justify-center border-rule-strong py-3 text-3xl font-bold max-sm:hidden sm:rounded-l-[5px] sm:border-r sm:border-dashed ${STUBS[tone]}`}
      >
        {count}
      </div>
      <div className="min-w-0">
        <div className="flex min-h-12 items-center justify-between gap-4 border-b border-rule pr-2 pl-4">
          <h2 className="text-lg">
            {title} <span className={`figures text-base sm:sr-only ${STUBS[tone]}`}>{count}</span>
          </h2>
          <Link
            to={to}
            className="inline-flex min-h-11 items-center px-2 text-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline"
          >
            {link}
          </Link>
        </div>
        {children}
      </div>
    </section>
  )
}

const SHOWN = 5

interface ListCardProps<Row> extends Omit<WorkCardProps, 'count' | 'children'> {
  readonly rows: readonly Row[]
  readonly children: (row: Row) => ReactNode
}

export function ListCard<Row>({ rows, children, ...card }: ListCardProps<Row>) {
  const more = rows.length - SHOWN
  return (
    <WorkCard {...card} count={rows.length}>
      <ul className="divide-y divide-rule">{rows.slice(0, SHOWN).map(children)}</ul>
      {more > 0 && (
        <Link
          to={card.to}
          data-line
          className="flex min-h-11 items-center border-t border-rule px-4 text-sm text-ink-soft no-underline hover:bg-tray focus-visible:-outline-offset-2"
        >
          <span>
            <FigureText text={counted(locale, m.today.more, more)} />
          </span>
        </Link>
      )}
    </WorkCard>
  )
}

interface CardRowProps {
  readonly to: string
  readonly name: string
  readonly what: ReactNode
  readonly why: ReactNode
  readonly detail?: ReactNode
}

export function CardRow({ to, name, what, why, detail }: CardRowProps) {
  return (
    <li>
      <Link
        to={to}
        data-line
        className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 px-4 py-2 no-underline sm:grid-cols-[auto_minmax(0,1fr)_auto] hover:bg-tray focus-visible:-outline-offset-2"
      >
        <span className="figures text-sm font-semibold">{name}</span>
        <span className="min-w-0 max-sm:row-start-2">
          <span className="line-clamp-2">{what}</span>
          {detail !== undefined && <span className="block truncate text-sm text-ink-soft">{detail}</span>}
        </span>
        <span className="text-right text-sm whitespace-nowrap max-sm:row-span-2">{why}</span>
      </Link>
    </li>
  )
}
