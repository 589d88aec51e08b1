import { Button, Modal } from '@platen/ui'
import { useState } from 'react'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { usePage } from '../../../lib/page.ts'
import { layersTexts } from '../../../messages/layers.ts'
import { checkItem, personName, priceCart, type CartItem } from '../../cart/index.ts'
import { useDesigner } from '../designer-context.ts'

interface PeoplePreviewProps {
  readonly people: readonly CartItem[]
  /** What the cart has besides, for the quantity breaks. */
  readonly beside: readonly CartItem[]
  readonly putText: string
  readonly onClose: () => void
  readonly onPut: () => Promise<void>
}

/** Every name and number as it was composed to be printed, before it is put into the cart. */
export function PeoplePreview({ people, beside, putText, onClose, onPut }: PeoplePreviewProps) {
  const { messages, language, formats, shop } = usePage()
  const texts = layersTexts(language).roster.preview
  const { catalog, fabric, printable } = useDesigner()
  const [isLeaving, setLeaving] = useState(false)
  const checked = [...people, ...beside].map((item) =>
    checkItem(item, catalog, shop.limits.maxQuantityPerItem),
  )
  const prices = priceCart(checked, catalog).items
  return (
    <Modal label={texts.title} onClose={onClose} className="w-[min(56rem,96vw)]">
      <div className="grid max-h-[90dvh] grid-rows-[auto_1fr_auto]">
        <header className="border-b border-rule p-4">
          <h2 className="text-xl">{texts.title}</h2>
          <p className="mt-1 text-sm text-ink-soft">{texts.text}</p>
        </header>
        <ul
          // Scrolls by keys.
          tabIndex={0}
          aria-label={count(language, layersTexts(language).roster.people, people.length)}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] content-start gap-3 overflow-y-auto overscroll-contain p-4"
        >
          {people.map((item, index) => {
            const { name = '', number = '', texts: personal = [] } = item.member ?? {}
            const own = item.placements.filter(({ zoneId }) =>
              personal.some((text) => text.zoneId === zoneId),
            )
            const person = personName({ name, number })
            const price = prices[index]?.totalMinor
            return (
              <li key={item.id} className="flex flex-col overflow-clip rounded-platen border border-rule">
                {own.map(({ zoneId, thumbnail }) => (
                  <span
                    key={zoneId}
                    className="grid min-h-28 place-items-center border-b border-rule p-2"
                    style={{ backgroundColor: fabric }}
                  >
                    <img
                      src={thumbnail}
                      alt={fill(texts.picture, {
                        zone: printable.zones.find(({ id }) => id === zoneId)?.name ?? zoneId,
                        person,
                      })}
                      className="max-h-40 max-w-full object-contain"
                    />
                  </span>
                ))}
                {own.length === 0 && (
                  <p className="border-b border-rule bg-warn-wash p-2 text-sm">{texts.noPrint}</p>
                )}
                <p className="p-2 text-sm leading-tight">
                  <span className="block font-semibold wrap-anywhere" dir="auto">
                    {person}
                  </span>
                  <span className="text-ink-soft">
                    {Object.keys(item.quantities)
                      .map((variantId) => named(item.names?.sizes[variantId] ?? '–', messages.names))
                      .join(', ')}{' '}
                    · <span className="figures">{price === undefined ? '—' : formats.money(price)}</span>
                  </span>
                </p>
              </li>
            )
          })}
        </ul>
        <footer className="flex flex-wrap justify-end gap-2 border-t border-rule p-4">
          <Button variant="line" onClick={onClose}>
            {texts.back}
          </Button>
          <Button
            busy={isLeaving ? putText : undefined}
            onClick={() => {
              setLeaving(true)
              void onPut()
            }}
          >
            {putText}
          </Button>
        </footer>
      </div>
    </Modal>
  )
}
