import { Button, EmptyState, FilmRoll, Pill } from '@platen/ui'
import { Link } from 'react-router'
import { fabricName, itemText, zoneIdName } from '../../shop/catalog/index.ts'
import { ago, useToday } from '../../../lib/formats.ts'
import { daysBetween } from '@platen/formats/calendar'
import { OnFabric } from '../../../lib/on-fabric.tsx'
import { namedDay } from '../../../lib/store-days.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column, type Selection } from '../../../lib/lists/record-table.tsx'
import { JOB_STATES, figure, type Job, type useJobs } from '../print-jobs/index.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.production.list

interface JobTableProps {
  readonly jobs: ReturnType<typeof useJobs>
  readonly selection: Selection
  readonly filtered: boolean
  readonly onClear: () => void
}

export function JobTable({ jobs: { rows, query, more }, selection, filtered, onClear }: JobTableProps) {
  const columns = useColumns()
  return (
    <QueryState query={query} what={m.production.subjects.prints}>
      {() =>
        rows.length === 0 ? (
          <EmptyState title={filtered ? texts.noneMatch : texts.empty}>
            <FilmRoll className="w-40" />
            {filtered && (
              <Button variant="line" onClick={onClear}>
                {texts.clear}
              </Button>
            )}
          </EmptyState>
        ) : (
          <RecordTable
            label={texts.label}
            rows={rows}
            columns={columns}
            rowId={({ id }) => id}
            rowName={({ orderNumber, zoneId, unit, note }) =>
              [orderNumber, zoneIdName(zoneId), unit, note].filter((part) => part !== null).join(', ')
            }
            rowPath={({ orderId }) => paths.order(orderId)}
            selection={selection}
            onMore={more}
            hasMore={query.hasNextPage}
          />
        )
      }
    </QueryState>
  )
}

function useColumns(): readonly Column<Job>[] {
  const today = useToday()
  return [
    {
      header: texts.print,
      cell: ({ artwork, colourHex, orderNumber, zoneId, unit, note, promisedBy }) => (
        <span className="flex items-center gap-3">
          <OnFabric hex={colourHex} className="size-10">
            <img src={artwork.previewUrl} alt="" loading="lazy" className="max-h-9 max-w-9 object-contain" />
          </OnFabric>
          <span className="grid min-w-0 py-1 leading-tight">
            <span className="figures text-sm whitespace-nowrap">{orderNumber}</span>
            <span className="text-sm font-normal whitespace-nowrap text-ink-soft">
              {zoneIdName(zoneId)}, {unit}
            </span>
            {/* Of a team, it says who gets it. */}
            {note !== null && (
              <span className="line-clamp-2 max-w-[12rem] text-sm font-normal break-words" dir="auto">
                {note}
              </span>
            )}
            <span className="text-sm font-normal md:hidden">
              <Promised day={promisedBy} today={today} />
            </span>
          </span>
        </span>
      ),
    },
    {
      header: texts.garment,
      from: 'lg',
      cell: (job) => <span className="block max-w-[16rem] truncate">{itemText(job)}</span>,
    },
    { header: texts.fabric, from: 'xl', cell: ({ fabric }) => fabricName(fabric) },
    {
      header: 'mm',
      numeric: true,
      from: 'md',
      cell: ({ widthMm, heightMm }) => (
        <span className="text-sm whitespace-nowrap">
          {figure(widthMm)} × {figure(heightMm)}
        </span>
      ),
    },
    {
      header: texts.promised,
      from: 'md',
      cell: ({ promisedBy }) => <Promised day={promisedBy} today={today} />,
    },
    {
      header: texts.state,
      cell: ({ state, stateSince, sheet }) => (
        <span className="flex flex-wrap items-center gap-x-2">
          <Pill tone={JOB_STATES[state].tone}>{JOB_STATES[state].label}</Pill>
          {sheet ? (
            <Link
              to={paths.sheet(sheet.id)}
              className="figures inline-flex min-h-6 items-center text-sm underline underline-offset-4"
            >
              {sheet.number}
            </Link>
          ) : (
            <span className="text-sm whitespace-nowrap text-ink-soft max-lg:hidden">{ago(stateSince)}</span>
          )}
        </span>
      ),
    },
  ]
}

function Promised({ day, today }: { day: string; today: string }) {
  const late = daysBetween(day, today)
  if (late > 0) return <strong className="whitespace-nowrap text-bad">{namedDay(day)}</strong>
  if (late === 0) return <strong className="text-warn">{texts.today}</strong>
  return <span className="whitespace-nowrap">{namedDay(day)}</span>
}
