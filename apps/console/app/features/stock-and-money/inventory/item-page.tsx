import { Button, Pill } from '@platen/ui'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useFormats, useShop } from '../../../lib/formats.ts'
import { useKeys } from '../../../lib/keyboard.ts'
import { PageHeader } from '../../../lib/pages/page-header.tsx'
import { QueryState } from '../../../lib/requests/query-state.tsx'
import { useFilters } from '../../../lib/lists/use-filters.ts'
import { useRefusal } from '../../people/session/index.ts'
import { EditItemDialog } from './edit-item-dialog.tsx'
import { Ledger } from './ledger.tsx'
import { MovementDialog } from './movement-dialog.tsx'
import { MOVEMENT_NAMES, STAFF_MOVEMENTS, STAFF_TYPES, isStaffType } from './movement-labels.ts'
import { ArchiveDialog, useSetActive } from './archive-dialog.tsx'
import { costMinorOf, quantityText, unitCostText } from './quantity.ts'
import { StockGauge } from './stock-gauge.tsx'
import { KIND_NAMES, useItem, type MovementType, type StockItem } from './stock.ts'

export function ItemPage() {
  const { id = '' } = useParams()
  const item = useItem(id)
  return (
    <>
      {!item.data && <PageHeader title="Stock item" />}
      <QueryState query={item} what="the item">
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
        { label: STAFF_MOVEMENTS[type].button, run: () => set({ do: type }), unavailable: refusal },
      ]),
    ),
    e: { label: 'Edit item', run: () => set({ do: 'edit' }), unavailable: refusal },
  })
  return (
    <>
      <PageHeader
        title={item.name}
        aside={
          <span className="flex items-center gap-3">
            <span className="figures text-ink-soft">{item.sku}</span>
            {item.low && <Pill tone="bad">Low</Pill>}
            {!item.active && <Pill tone="over">Archived</Pill>}
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
            {STAFF_MOVEMENTS[type].button}
          </Button>
        ))}
      </PageHeader>
      <div className="grid gap-8">
        <Ticket item={item}>
          <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'edit' })}>
            Change
          </Button>
          {item.active ? (
            <Button variant="line" unavailable={refusal} onClick={() => set({ do: 'put-away' })}>
              Archive
            </Button>
          ) : (
            <Button
              variant="line"
              unavailable={refusal ?? unavailable}
              onClick={() => setActive({ item, active: true })}
            >
              Restore
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
    <section aria-label="Stock" className="grid gap-5 rounded-platen border border-rule bg-sheet p-5">
      <StockGauge item={item} className="h-10 w-full" />
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3 xl:grid-cols-6">
        <Fact name="Available" strong>
          {quantityText(item.available, unit)}
        </Fact>
        <Fact name="Reserved for orders">{quantityText(item.reserved, unit)}</Fact>
        <Fact name="On hand">{quantityText(item.onHand, unit)}</Fact>
        <Fact name="Reorder at">
          {quantityText(item.reorderPoint, unit)}
          {item.reorderQuantity !== null && `, then ${quantityText(item.reorderQuantity, unit)}`}
        </Fact>
        <Fact name="Average cost">
          {averageUnitCost === null
            ? 'unknown'
            : unitCostText(averageUnitCost, unit, shop?.currency ?? 'USD')}
        </Fact>
        <Fact name="Value">{worth === undefined ? 'unknown' : money(worth)}</Fact>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-dashed border-rule-strong pt-4">
        <p className="text-sm text-ink-soft">
          {KIND_NAMES[item.kind]}
          {item.supplier !== null && `, from ${item.supplier}`}
          {item.garment && `. Becomes ${item.garment.name}, ${item.garment.colour}, ${item.garment.size}`}
        </p>
        <div className="flex flex-wrap gap-2">{children}</div>
      </div>
    </section>
  )
}

function Fact({ name, strong = false, children }: { name: string; strong?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`figures ${strong ? 'text-2xl font-semibold' : 'text-lg'}`}>{children}</dd>
    </div>
  )
}
