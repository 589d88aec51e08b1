import { EmptyState, SelectField } from '@platen/ui'
import { Link } from 'react-router'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { MOVEMENT_NAMES } from './movement-labels.ts'
import { differenceText, quantityText, unitCostText } from './quantity.ts'
import { RunningStock } from './running-stock.tsx'
import { useLedger, type Movement, type MovementType, type StockItem } from './stock.ts'

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
          Ledger
        </h2>
        <SelectField label="Movements" value={type ?? ''} onChange={({ target }) => onType(target.value)}>
          <option value="">All</option>
          {Object.entries(MOVEMENT_NAMES).map(([one, name]) => (
            <option key={one} value={one}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryState query={query} what="the ledger">
        {() =>
          rows.length === 0 ? (
            <EmptyState title={type ? 'No movements of this type.' : 'No movements yet.'} />
          ) : (
            <>
              {type === undefined && <RunningStock item={item} movements={rows} />}
              <RecordTable
                label="Ledger"
                rows={rows}
                columns={columns}
                rowId={({ id }) => id}
                rowName={({ type: moved, createdAt }) => `${MOVEMENT_NAMES[moved]} ${createdAt}`}
                onMore={more}
                end={
                  !query.hasNextPage && (
                    <p className="py-4 text-center text-sm text-ink-soft">This is the start of the ledger.</p>
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
      header: 'When',
      cell: ({ occurredAt }) => (
        <span className="figures text-xs lg:text-sm">{stamp(new Date(occurredAt))}</span>
      ),
    },
    { header: 'Type', cell: ({ type }) => MOVEMENT_NAMES[type] },
    {
      header: 'Change',
      numeric: true,
      cell: ({ delta, quantity, type }) =>
        type === 'reservation' || type === 'release' ? (
          <span className="whitespace-nowrap text-ink-soft">({quantityText(quantity, unit)})</span>
        ) : (
          <strong className={`whitespace-nowrap ${delta < 0 ? 'text-bad' : delta > 0 ? 'text-good' : ''}`}>
            {differenceText(delta, unit)}
          </strong>
        ),
    },
    {
      header: 'On hand',
      numeric: true,
      cell: ({ onHandAfter }) => <span className="whitespace-nowrap">{quantityText(onHandAfter, unit)}</span>,
    },
    {
      header: 'Cost',
      numeric: true,
      from: 'lg',
      cell: ({ unitCost }) =>
        unitCost === null ? '' : unitCostText(unitCost, unit, shop?.currency ?? 'USD'),
    },
    { header: 'By', from: 'lg', cell: ({ actor }) => actor.name },
    {
      header: 'Why',
      from: 'md',
      cell: ({ reason, orderId }) => (
        <span className="flex flex-wrap gap-x-3">
          {reason !== null && <span className="line-clamp-2">{reason}</span>}
          {orderId !== null && (
            <Link to={paths.order(orderId)} className="underline underline-offset-4">
              Order
            </Link>
          )}
        </span>
      ),
    },
  ]
}
