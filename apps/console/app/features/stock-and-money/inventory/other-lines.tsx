import { fill } from '@platen/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { RemoveButton } from '../../../lib/forms/remove-button.tsx'
import { DecimalField } from '../../../lib/forms/decimal-field.tsx'
import { LookupField, findOption } from '../../../lib/forms/lookup-field.tsx'
import { useDebounced } from '../../../lib/lists/use-debounced.ts'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'
import { m } from '../../../messages/messages.ts'
import { deliveryInputs, type OtherLine } from './delivery.ts'
import { measureOf, quantityText } from './quantity.ts'
import type { StockItem } from './stock.ts'

const words = m.stock.delivery

interface OtherLinesProps {
  readonly lines: readonly OtherLine[]
  readonly onChange: (lines: readonly OtherLine[]) => void
}

/** Film, ink, and whatever else came in the same boxes. */
export function OtherLines({ lines, onChange }: OtherLinesProps) {
  const [typed, setTyped] = useState({ text: '', lines: lines.length })
  // A line that was added since came from what was typed.
  const text = typed.lines === lines.length ? typed.text : ''
  const items = useFoundItems(text).filter(({ id }) => !lines.some(({ itemId }) => itemId === id))
  const options = items.map(({ id, sku, name, available, unit }) => ({
    id,
    name: `${sku}, ${name}`,
    detail: fill(words.available, { quantity: quantityText(available, unit) }),
  }))

  const chosen = items.find(({ id }) => id === findOption(options, text)?.id)
  const add = useEffectEvent(({ id, sku, name, unit }: StockItem) => {
    onChange([...lines, { itemId: id, name: `${sku}, ${name}`, unit, quantity: null }])
  })
  // The items that match may arrive after the last letter.
  useEffect(() => {
    if (chosen) add(chosen)
  }, [chosen])

  return (
    <section aria-labelledby="other-items" className="grid max-w-3xl gap-3">
      <h2 id="other-items" className="text-xl">
        {words.others}
      </h2>
      <ul className="grid gap-2">
        {lines.map((line) => (
          <li key={line.itemId} className="flex items-end gap-3">
            <DecimalField
              className="min-w-0 flex-1"
              name={deliveryInputs.other(line.itemId)}
              label={fill(words.otherQuantity, { item: line.name, unit: measureOf(line.unit).name })}
              exponent={measureOf(line.unit).exponent}
              value={line.quantity ?? undefined}
              onChange={(quantity) =>
                onChange(
                  lines.map((one) =>
                    one.itemId === line.itemId ? { ...one, quantity: quantity ?? null } : one,
                  ),
                )
              }
            />
            <RemoveButton
              label={fill(m.forms.member.remove, { name: line.name })}
              onRemove={() => onChange(lines.filter(({ itemId }) => itemId !== line.itemId))}
            />
          </li>
        ))}
      </ul>
      <LookupField
        key={lines.length}
        label={words.add}
        hint={words.addHint}
        options={options}
        text={text}
        onText={(entered) => setTyped({ text: entered, lines: lines.length })}
      />
    </section>
  )
}

const MOST = 20

function useFoundItems(text: string) {
  const q = useDebounced(text.trim())
  const { data } = useRead(
    ['inventory', 'found', q],
    (signal) =>
      api.listInventoryItems({ query: { active: true, limit: MOST, ...(q !== '' && { q }) }, signal }),
    { keepPrevious: true },
  )
  return data ?? []
}
