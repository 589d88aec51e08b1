import { sizeTierFor } from '@platen/pricing'
import { useId } from 'react'
import { usePage } from '../../../lib/page.ts'
import { fill } from '@platen/messages'
import { placementOn } from '../design/design.ts'
import { useDesigner } from '../designer-context.ts'
import { sizeInMm } from './lengths.ts'

export function ZoneList() {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { printable, zone, design, catalog, limitOf, chooseZone } = useDesigner()
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-2 font-display text-base font-bold">{texts.zones}</legend>
      <div className="grid border-t border-rule">
        {printable.zones.map((one) => {
          const print = placementOn(design, one.id)
          const price = print && sizeTierFor(print, catalog.sizeTiers)?.priceMinor
          return (
            <label
              key={one.id}
              className="flex min-h-12 cursor-pointer items-center gap-3 border-b border-rule px-2 py-1 hover:bg-tray has-checked:bg-press-wash has-focus-visible:outline-3 has-focus-visible:outline-press"
            >
              <input
                type="radio"
                name={name}
                checked={one.id === zone.id}
                onChange={() => chooseZone(one.id)}
                className="size-4 shrink-0 outline-none"
              />
              <span className="min-w-0 flex-1 leading-tight">
                <span className="font-semibold">{one.name}</span>{' '}
                <span className="figures block text-xs text-ink-soft">
                  {print
                    ? sizeInMm(formats, print)
                    : fill(texts.upTo, { size: sizeInMm(formats, limitOf(one)) })}
                </span>
              </span>
              {print ? (
                <>
                  <span className="checkerboard grid size-10 place-items-center overflow-hidden rounded-platen border border-rule">
                    <img src={print.thumbnail} alt="" className="max-h-full max-w-full" />
                  </span>
                  <span className="figures w-16 text-right text-sm">
                    {price === undefined ? texts.noTier : formats.money(price)}
                  </span>
                </>
              ) : (
                <span className="text-sm text-ink-soft">{texts.empty}</span>
              )}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
