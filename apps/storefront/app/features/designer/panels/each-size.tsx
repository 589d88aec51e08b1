import { isOf, useGarmentsInCart } from '../../cart/index.ts'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { setFitEachSize, sizedPrints, sizesDiffer } from '../design/each-size.ts'
import { chosenVariants } from '../design/printable-garment.ts'
import { useDesigner } from '../designer-context.ts'
import { priceDesign } from '../price/price-design.ts'
import { sizeInMm } from './lengths.ts'

/** Offered when the smallest chosen size would keep the print of the others small. */
export function EachSize() {
  const { messages, formats } = usePage()
  const texts = messages.designer.eachSize
  const { catalog, printable, design, editor, cartItemId } = useDesigner()
  const beside = useGarmentsInCart().filter((item) => !isOf(item, cartItemId))
  if (!sizesDiffer(design, printable)) return null

  const totalOf = (each: boolean) => {
    const { design: asked } = setFitEachSize(design, printable, each)
    const sized = sizedPrints(asked, printable)
    return priceDesign({ ...asked, ...(sized && { sized }) }, beside, catalog).price.totalMinor
  }
  const each = design.fitEachSize === true
  const moreMinor = totalOf(true) - totalOf(false)
  const smaller = each ? (sizedPrints(design, printable) ?? {}) : {}
  return (
    <div className="border-l-4 border-cyan pl-3 text-sm">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-semibold">
        <input
          type="checkbox"
          className="size-5 shrink-0"
          checked={each}
          onChange={({ target }) =>
            editor.change((current) => setFitEachSize(current, printable, target.checked))
          }
        />
        {texts.label}
      </label>
      <p className="text-ink-soft">
        {texts.text}{' '}
        {moreMinor === 0
          ? texts.samePrice
          : fill(moreMinor > 0 ? texts.more : texts.less, { amount: formats.money(Math.abs(moreMinor)) })}
      </p>
      <ul className="mt-1">
        {chosenVariants(printable, design.quantities).flatMap(({ variantId, size }) =>
          Object.entries(smaller[variantId] ?? {}).map(([zoneId, print]) => (
            <li key={`${variantId} ${zoneId}`}>
              {named(size, messages.names)}: {printable.zones.find(({ id }) => id === zoneId)?.name}{' '}
              <span className="figures">{sizeInMm(formats, print)}</span>
            </li>
          )),
        )}
      </ul>
    </div>
  )
}
