import { count } from '@platen/messages'
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
import { locale, m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { LedgerCheckDialog } from './ledger-check-dialog.tsx'
import { NewItemDialog } from './new-item-dialog.tsx'
import { quantityText, unitCostText } from './quantity.ts'
import { StockFilters, isKind } from './stock-filters.tsx'
import { StockGauge } from './stock-gauge.tsx'
import { KIND_NAMES, useStock, type StockFilter, type StockItem } from './stock.ts'

const words = m.stock.list

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
    '/': { label: m.stock.search, run: () => document.getElementById('stock-search')?.focus() },
    n: { label: m.stock.addItem, run: () => set({ do: 'new' }), unavailable: refusal },
    r: {
      label: m.stock.receiveDelivery,
      run: () => void navigate(paths.stockDelivery()),
      unavailable: refusal,
    },
    c: { label: m.stock.countSheet, run: () => void navigate(paths.stockCount()), unavailable: refusal },
  })
  return (
    <>
      <PageHeader title={m.stock.title}>
        <Button variant="line" onClick={() => set({ do: 'check' })}>
          {m.stock.checkLedger}
        </Button>
        {refusal === undefined && (
          <Link to={paths.stockCount()} className={buttonClass('line')}>
            {m.stock.countSheet}
          </Link>
        )}
        <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'new' })}>
          {m.stock.addItem}
        </Button>
        {refusal === undefined && (
          <Link to={paths.stockDelivery()} className={buttonClass()}>
            {m.stock.receiveDelivery}
          </Link>
        )}
      </PageHeader>
      <StockFilters key={cleared} filter={filter} onChange={set} />
      <QueryState query={stock.query} what={m.stock.what}>
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
              label={words.label}
              rows={stock.rows}
              columns={columns}
              rowId={({ id }) => id}
              rowName={({ sku }) => sku}
              rowPath={({ id }) => paths.stockItem(id)}
              onMore={stock.more}
              end={
                stock.complete && (
                  <p className="py-4 text-center text-sm text-ink-soft">
                    {count(locale, words.end, stock.rows.length)}
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
      header: words.item,
      cell: ({ sku, name }) => (
        <span className="block max-w-[8.5rem] leading-tight max-[24rem]:max-w-[7rem] sm:max-w-[13rem] lg:max-w-[38ch]">
          <span className="figures block text-sm wrap-break-word sm:truncate">{sku}</span>
          <span className="block text-sm sm:truncate font-normal text-ink-soft">{name}</span>
        </span>
      ),
    },
    { header: words.shelf, from: 'xl', cell: ({ kind }) => KIND_NAMES[kind] },
    {
      header: words.level,
      cell: (item) => (
        <span className="flex items-center gap-x-3 max-sm:flex-wrap">
          <StockGauge item={item} className="h-5 w-16 shrink-0 sm:w-24 lg:w-32" />
          {item.low && <Pill tone="bad">{m.stock.low}</Pill>}
          {!item.active && <Pill tone="over">{m.stock.archived}</Pill>}
        </span>
      ),
    },
    {
      header: words.available,
      numeric: true,
      cell: ({ available, unit }) => (
        <strong className="whitespace-nowrap">{quantityText(available, unit)}</strong>
      ),
    },
    {
      header: words.held,
      numeric: true,
      from: 'lg',
      cell: ({ reserved, unit }) => (reserved === 0 ? '–' : quantityText(reserved, unit)),
    },
    {
      header: words.onHand,
      numeric: true,
      from: 'lg',
      cell: ({ onHand, unit }) => quantityText(onHand, unit),
    },
    {
      header: words.reorderAt,
      numeric: true,
      from: 'lg',
      cell: ({ reorderPoint, unit }) => quantityText(reorderPoint, unit),
    },
    {
      header: words.averageCost,
      numeric: true,
      from: 'xl',
      cell: ({ averageUnitCost, unit }) =>
        averageUnitCost === null ? '–' : unitCostText(averageUnitCost, unit, shop?.currency ?? 'USD'),
    },
  ]
}

function Nothing({ any, onClear }: { any: boolean; onClear: () => void }) {
  return any ? (
    <EmptyState title={words.noMatch}>
      <Button variant="line" onClick={onClear}>
        {words.clear}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={words.empty}>
      <p>{words.emptyHint}</p>
    </EmptyState>
  )
}
