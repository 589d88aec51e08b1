import { fill } from '@platen/messages'
import { Button, Pill } from '@platen/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { m } from '../../../messages/messages.ts'
import { useRefusal } from '../../people/session/index.ts'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { Ledger } from './ledger.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { MOVEMENT_NAMES, STAFF_MOVEMENTS, STAFF_TYPES, isStaffType } from './movement-labels.ts'
import { ArchiveDialog, useSetActive } from './archive-dialog.tsx'
import { costMinorOf, quantityText, unitCostText } from './quantity.ts'
import { StockGauge } from './stock-gauge.tsx'
import { KIND_NAMES, useItem, type MovementType, type StockItem } from './stock.ts'
import { variantName } from './unstocked-garments.ts'

const words = m.stock.item

export function ItemPage() {
  const { id = '' } = useParams()
  const item = useItem(id)
  return (
    <>
      {!item.data && <PageHeader title={words.title} />}
      <QueryState query={item} what={words.what}>
        {(data) => <Item item={data} />}
      </QueryState>
    </>
  )
}

const KEYS = { receipt: 'r', count: 'c', waste: 'w', adjustment: 'a', consumption: 'u', return: 't' } as const

function Item({ item }: { item: StockItem }) {
  const { filters, set } = useFilters(['do', 'type'])
  const refusal = useRefusal('stock:adjust')
  const { run: setActive, unavailable } = useSetActive(() => undefined)
  const close = () => set({ do: '' })
  const asked = refusal === undefined ? filters.do : undefined
  useKeys({
    ...Object.fromEntries(
      STAFF_TYPES.map((type) => [
        KEYS[type],
        { label: STAFF_MOVEMENTS[type].action, run: () => set({ do: type }), unavailable: refusal },
      ]),
    ),
    e: { label: words.edit, run: () => set({ do: 'edit' }), unavailable: refusal },
  })
  return (
    <>
      <PageHeader
        title={item.name}
        aside={
          <span className="flex items-center gap-3">
            <span className="figures text-ink-soft">{item.sku}</span>
            {item.low && <Pill tone="bad">{m.stock.low}</Pill>}
            {!item.active && <Pill tone="over">{m.stock.archived}</Pill>}
          </span>
        }
      >
        {STAFF_TYPES.map((type) => (
          <Button
            key={type}
            variant={type === 'receipt' ? 'press' : 'line'}
            className="px-4"
            unavailable={refusal}
            onClick={() => set({ do: type })}
          >
            {STAFF_MOVEMENTS[type].action}
          </Button>
        ))}
      </PageHeader>
      <div className="grid gap-8">
        <Ticket item={item}>
          <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'edit' })}>
            {words.change}
          </Button>
          {item.active ? (
            <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'put-away' })}>
              {words.archive}
            </Button>
          ) : (
            <Button
              variant="line"
              unavailable={refusal ?? unavailable}
              onClick={() => setActive({ item, active: true })}
            >
              {words.restore}
            </Button>
          )}
        </Ticket>
        <Ledger item={item} type={isMovement(filters.type)} onType={(type) => set({ type })} />
      </div>
      {isStaffType(asked) && <MovementDialog key={asked} item={item} type={asked} onClose={close} />}
      {asked === 'edit' && <EditItemDialog item={item} onClose={close} />}
      {asked === 'put-away' && item.active && <ArchiveDialog item={item} onClose={close} />}
    </>
  )
}

function isMovement(word: string | undefined): MovementType | undefined {
  return Object.keys(MOVEMENT_NAMES).find((type) => type === word) as MovementType | undefined
}

function Ticket({ item, children }: { item: StockItem; children: ReactNode }) {
  const { money } = useFormats()
  const { data: shop } = useShop()
  const { unit, averageUnitCost } = item
  const worth = averageUnitCost === null ? undefined : costMinorOf(averageUnitCost, item.onHand, shop)
  return (
    <section aria-label={words.stock} className="grid gap-5 rounded-platen border border-rule bg-sheet p-5">
      <StockGauge item={item} className="h-10 w-full" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-6">
        <Fact name={words.available} strong>
          {quantityText(item.available, unit)}
        </Fact>
        <Fact name={words.reserved}>{quantityText(item.reserved, unit)}</Fact>
        <Fact name={words.onHand}>{quantityText(item.onHand, unit)}</Fact>
        <Fact name={words.reorderAt}>
          {item.reorderQuantity === null
            ? quantityText(item.reorderPoint, unit)
            : fill(words.reorderThen, {
                point: quantityText(item.reorderPoint, unit),
                quantity: quantityText(item.reorderQuantity, unit),
              })}
        </Fact>
        <Fact name={words.averageCost}>
          {averageUnitCost === null
            ? m.stock.unknown
            : unitCostText(averageUnitCost, unit, shop?.currency ?? 'USD')}
        </Fact>
        <Fact name={words.value}>{worth === undefined ? m.stock.unknown : money(worth)}</Fact>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-dashed border-rule-strong pt-4">
        <p className="text-sm text-ink-soft">{originText(item)}</p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  )
}

function originText({ kind, supplier, garment }: StockItem): string {
  const values = {
    shelf: KIND_NAMES[kind],
    supplier: supplier ?? '',
    garment: garment ? variantName(garment) : '',
  }
  if (garment) return fill(supplier === null ? words.becomes : words.fromSupplierBecomes, values)
  return supplier === null ? values.shelf : fill(words.fromSupplier, values)
}

function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`figures ${strong ? 'text-2xl font-semibold' : 'text-lg'}`}>{children}</dd>
    </div>
  )
}
