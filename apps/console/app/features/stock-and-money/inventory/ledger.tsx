import { fill } from '@platen/messages'
import { EmptyState, SelectField } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { m } from '../../../messages/messages.ts'
import { MOVEMENT_NAMES } from './movement-labels.ts'
import { differenceText, quantityText, unitCostText } from './quantity.ts'
import { useLedger, type Movement, type MovementType, type StockItem } from './stock.ts'
import { useMemo } from 'react'
import { Options } from '../../../lib/forms/options.tsx'

const words = m.stock.ledger

interface LedgerProps {
  readonly item: StockItem
  readonly type: MovementType | undefined
  readonly onType: (type: string) => void
}

export function Ledger({ item, type, onType }: LedgerProps) {
  const { rows, query, more } = useLedger(item.id, type)
  const columns = useColumns(item)
  return (
    <section aria-labelledby="ledger">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3 border-t-2 border-ink pt-3">
        <h2 id="ledger" className="text-2xl">
          {words.title}
        </h2>
        <SelectField
          label={words.movements}
          value={type ?? ''}
          onChange={({ target }) => onType(target.value)}
        >
          <option value="">{words.all}</option>
          <Options of={MOVEMENT_NAMES} />
        </SelectField>
      </div>
      <QueryState query={query} what={words.what}>
        {() =>
          rows.length === 0 ? (
            <EmptyState title={type ? words.noneOfType : words.none} />
          ) : (
            <>
              {type === undefined && <RunningStock item={item} movements={rows} />}
              <RecordTable
                label={words.title}
                rows={rows}
                columns={columns}
                rowId={({ id }) => id}
                rowName={({ type: moved, createdAt }) => `${MOVEMENT_NAMES[moved]} ${createdAt}`}
                onMore={more}
                end={
                  !query.hasNextPage && (
                    <p className="py-4 text-center text-sm text-ink-soft">{words.start}</p>
                  )
                }
              />
            </>
          )
        }
      </QueryState>
    </section>
  )
}

function useColumns({ unit }: StockItem): readonly Column<Movement>[] {
  const { stamp } = useFormats()
  const { data: shop } = useShop()
  return [
    {
      header: words.when,
      cell: ({ occurredAt }) => (
        <span className="figures text-xs lg:text-sm">{stamp(new Date(occurredAt))}</span>
      ),
    },
    { header: words.type, cell: ({ type }) => MOVEMENT_NAMES[type] },
    {
      header: words.change,
      numeric: true,
      cell: ({ delta, quantity, type }) =>
        type === 'reservation' || type === 'release' ? (
          <span className="text-ink-soft sm:whitespace-nowrap">
            {fill(words.reserved, { quantity: quantityText(quantity, unit) })}
          </span>
        ) : (
          <strong className={`sm:whitespace-nowrap ${delta < 0 ? 'text-bad' : delta > 0 ? 'text-good' : ''}`}>
            {differenceText(delta, unit)}
          </strong>
        ),
    },
    {
      header: words.onHand,
      numeric: true,
      cell: ({ onHandAfter }) => (
        <span className="sm:whitespace-nowrap">{quantityText(onHandAfter, unit)}</span>
      ),
    },
    {
      header: words.cost,
      numeric: true,
      from: 'lg',
      cell: ({ unitCost }) =>
        unitCost === null ? '' : unitCostText(unitCost, unit, shop?.currency ?? 'USD'),
    },
    { header: words.by, from: 'lg', cell: ({ actor }) => actor.name },
    {
      header: words.why,
      from: 'md',
      cell: ({ reason, orderId }) => (
        <span className="flex flex-wrap gap-x-3">
          {reason !== null && <span className="line-clamp-2">{reason}</span>}
          {orderId !== null && (
            <Link to={paths.order(orderId)} className="underline underline-offset-4">
              {words.order}
            </Link>
          )}
        </span>
      ),
    },
  ]
}

const WIDTH = 600
const HEIGHT = 120

/** Stock after each movement as a step line, with the reorder point as a dashed line. */
function RunningStock({ item, movements }: { item: StockItem; movements: readonly Movement[] }) {
  const drawn = useMemo(() => drawingOf(item, movements), [item, movements])
  if (!drawn) return <p className="py-8 text-center text-ink-soft">{words.none}</p>
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-32 w-full border-y border-rule"
      aria-hidden="true"
    >
      <path d={`${drawn.line}V${HEIGHT}H0Z`} fill="var(--tray)" />
      <path
        d={drawn.line}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 ${drawn.reorderY}H${WIDTH}`}
        stroke="var(--press)"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The ledger is newest first; reservations do not change stock on hand. */
function drawingOf({ reorderPoint }: StockItem, movements: readonly Movement[]) {
  const steps = movements.filter(({ delta }) => delta !== 0).toReversed()
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return undefined
  const [from, to] = [
    Date.parse(first.createdAt),
    Math.max(Date.parse(last.createdAt), Date.parse(first.createdAt) + 1),
  ]
  const before = first.onHandAfter - first.delta
  const most = Math.max(1, reorderPoint, before, ...steps.map(({ onHandAfter }) => onHandAfter)) * 1.1
  const y = (quantity: number) => Math.round(HEIGHT * (1 - quantity / most) * 10) / 10
  const x = (instant: string) => Math.round((WIDTH * (Date.parse(instant) - from)) / Math.max(1, to - from))
  const path = steps.map(({ createdAt, onHandAfter }) => `H${x(createdAt)}V${y(onHandAfter)}`).join('')
  return { line: `M0 ${y(before)}${path}H${WIDTH}`, reorderY: y(reorderPoint) }
}
