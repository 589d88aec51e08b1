import { Button, EmptyState, Pill, buttonClass } from '@platen/ui'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useShop } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { paths } from '../../../lib/paths.ts'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { RecordTable, type Column } from '../../../lib/lists/record-table.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useRefusal } from '../../people/session/index.ts'
import { LedgerCheckDialog } from './ledger-check-dialog.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'
import { quantityText, unitCostText } from './quantity.ts'
import { StockFilters, isKind } from './stock-filters.tsx'
import { StockGauge } from './stock-gauge.tsx'
import { KIND_NAMES, useStock, type StockFilter, type StockItem } from './stock.ts'

export function StockPage() {
  const { filters, set, any, clear } = useFilters(['kind', 'q', 'only', 'do'])
  const only = ONLY.find((word) => word === filters.only)
  const filter: StockFilter = { kind: isKind(filters.kind) ? filters.kind : undefined, q: filters.q, only }
  const stock = useStock(filter)
  const refusal = useRefusal('stock:adjust')
  const navigate = useNavigate()
  const columns = useColumns()
  const [cleared, setCleared] = useState(0)
  const close = () => set({ do: '' })
  useKeys({
    '/': { label: 'Search', run: () => document.getElementById('stock-search')?.focus() },
    n: { label: 'Add item', run: () => set({ do: 'new' }), unavailable: refusal },
    r: {
      label: 'Receive delivery',
      run: () => void navigate(paths.stockDelivery()),
      unavailable: refusal,
    },
    c: { label: 'Count sheet', run: () => void navigate(paths.stockCount()), unavailable: refusal },
  })
  return (
    <>
      <PageHeader title="Stock">
        <Button variant="line" onClick={() => set({ do: 'check' })}>
          Check ledger
        </Button>
        {refusal === undefined && (
          <Link to={paths.stockCount()} className={buttonClass('line')}>
            Count sheet
          </Link>
        )}
        <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'new' })}>
          Add item
        </Button>
        {refusal === undefined && (
          <Link to={paths.stockDelivery()} className={buttonClass()}>
            Receive delivery
          </Link>
        )}
      </PageHeader>
      <StockFilters key={cleared} filter={filter} onChange={set} />
      <QueryState query={stock.query} what="the stock">
        {() =>
          stock.rows.length === 0 && stock.complete ? (
            <Nothing
              any={any}
              onClear={() => {
                clear()
                setCleared(cleared + 1)
              }}
            />
          ) : (
            <RecordTable
              label="Stock items"
              rows={stock.rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ sku }) => sku}
              rowPath={({ id }) => paths.stockItem(id)}
              onMore={stock.more}
              end={
                stock.complete && (
                  <p className="py-4 text-center text-sm text-ink-soft">
                    {stock.rows.length} {stock.rows.length === 1 ? 'item' : 'items'}. That is all.
                  </p>
                )
              }
            />
          )
        }
      </QueryState>
      {filters.do === 'new' && refusal === undefined && <NewItemDialog onClose={close} />}
      {filters.do === 'check' && <LedgerCheckDialog onClose={close} />}
    </>
  )
}

const ONLY = ['low', 'inactive'] as const

function useColumns(): readonly Column<StockItem>[] {
  const { data: shop } = useShop()
  return [
    {
      header: 'Item',
      cell: ({ sku, name }) => (
        <span className="block max-w-[8.5rem] leading-tight max-[24rem]:max-w-[7rem] sm:max-w-[13rem] lg:max-w-[38ch]">
          <span className="figures block text-sm wrap-break-word sm:truncate">{sku}</span>
          <span className="block text-sm sm:truncate font-normal text-ink-soft">{name}</span>
        </span>
      ),
    },
    { header: 'Shelf', from: 'xl', cell: ({ kind }) => KIND_NAMES[kind] },
    {
      header: 'Level',
      cell: (item) => (
        <span className="flex items-center gap-x-3 max-sm:flex-wrap">
          <StockGauge item={item} className="h-5 w-16 shrink-0 sm:w-24 lg:w-32" />
          {item.low && <Pill tone="bad">Low</Pill>}
          {!item.active && <Pill tone="over">Archived</Pill>}
        </span>
      ),
    },
    {
      header: 'Available',
      numeric: true,
      cell: ({ available, unit }) => (
        <strong className="whitespace-nowrap">{quantityText(available, unit)}</strong>
      ),
    },
    {
      header: 'Held',
      numeric: true,
      from: 'lg',
      cell: ({ reserved, unit }) => (reserved === 0 ? '–' : quantityText(reserved, unit)),
    },
    { header: 'On hand', numeric: true, from: 'lg', cell: ({ onHand, unit }) => quantityText(onHand, unit) },
    {
      header: 'Reorder at',
      numeric: true,
      from: 'lg',
      cell: ({ reorderPoint, unit }) => quantityText(reorderPoint, unit),
    },
    {
      header: 'Average cost',
      numeric: true,
      from: 'xl',
      cell: ({ averageUnitCost, unit }) =>
        averageUnitCost === null ? '–' : unitCostText(averageUnitCost, unit, shop?.currency ?? 'USD'),
    },
  ]
}

function Nothing({ any, onClear }: { any: boolean; onClear: () => void }) {
  return any ? (
    <EmptyState title="No items match these filters.">
      <Button variant="line" onClick={onClear}>
        Clear filters
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title="There is no stock yet.">
      <p>Add blanks, film and ink to start tracking stock.</p>
    </EmptyState>
  )
}
