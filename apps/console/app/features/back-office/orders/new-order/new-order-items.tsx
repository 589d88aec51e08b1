import type { Resources } from '@platen/api-client'
import { Button } from '@platen/ui'
import { m } from '../../../../messages/messages.ts'
import { OrderSection } from '../order/order-section.tsx'
import type { DraftItem } from './new-order-draft.ts'
import { NewOrderItem } from './new-order-item.tsx'
import { newItem } from './order-of-lead.ts'

const words = m.newOrder

type Catalog = Resources['CatalogResponse']

interface ItemsProps {
  readonly items: readonly DraftItem[]
  readonly onChange: (items: readonly DraftItem[]) => void
  readonly catalog: Catalog
}

export function NewOrderItems({ items, onChange, catalog }: ItemsProps) {
  function replace(item: DraftItem): void {
    onChange(items.map((other) => (other.key === item.key ? item : other)))
  }
  const fresh = newItem(catalog)
  return (
    <OrderSection id="items" title={words.items.title}>
      <ol className="grid gap-6">
        {items.map((item, index) => (
          <li key={item.key} className="border-b border-dashed border-rule pb-6">
            <NewOrderItem
              item={item}
              number={index + 1}
              catalog={catalog}
              onChange={replace}
              onRemove={() => onChange(items.filter(({ key }) => key !== item.key))}
            />
          </li>
        ))}
      </ol>
      <Button
        variant="line"
        className="mt-4"
        unavailable={fresh === undefined ? words.items.noGarment : undefined}
        onClick={() => fresh && onChange([...items, fresh])}
      >
        {items.length === 0 ? words.items.add : words.items.addAnother}
      </Button>
    </OrderSection>
  )
}
