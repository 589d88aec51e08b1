import { Notice, buttonClass } from '@platen/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import type { Messages } from '../../messages/en.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { unitsOf } from './cart-item.ts'
import { CartNote } from './cart-note.tsx'
import { duplicateItem, setQuantity } from './cart.ts'
import type { Catalog, CheckedItem, ItemProblem } from './check-item.ts'
import { DesignDrawings } from './design-drawings.tsx'
import type { PricedItem } from './price-cart.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

interface CartDesignProps {
  readonly checked: CheckedItem
  readonly price: PricedItem | undefined
  readonly catalog: Catalog
  readonly onRemove: () => void
}

export const ACTION =
  'inline-flex min-h-11 items-center rounded-platen px-2 text-sm font-semibold hover:bg-tray'

export function CartDesign({ checked, price, catalog, onRemove }: CartDesignProps) {
  const { language, messages, formats, paths } = usePage()
  const { item, garment, name } = checked
  const texts = messages.cart
  const id = useId()
  const colour = named(item.colour, messages.names)
  return (
    <article
      id={item.id}
      aria-labelledby={id}
      className="scroll-mt-4 overflow-clip rounded-platen border border-rule bg-sheet md:grid md:grid-cols-[15rem_1fr]"
    >
      <Drawings checked={checked} catalog={catalog} name={name} />
      <div className="grid content-start gap-4 p-4 md:p-6">
        <header className="flex items-start justify-between gap-4">
          <div>
            <h2 id={id} className="text-xl">
              {name}
            </h2>
            <p className="mt-1 text-ink-soft">
              {colour} · {count(language, texts.garments, unitsOf(item))}
            </p>
          </div>
          <p className="figures text-right text-lg font-semibold">
            {price?.totalMinor === undefined ? '—' : formats.money(price.totalMinor)}
            {price && price.discountMinor > 0 && (
              <span className="block text-sm font-normal text-good">
                −{formats.money(price.discountMinor)}
              </span>
            )}
          </p>
        </header>

        {checked.problems.length > 0 && (
          <Notice tone="bad" title={texts.problemTitle}>
            <ul>
              {checked.problems.map((problem) => (
                <li key={JSON.stringify(problem)}>{problemText(problem, colour, messages)}</li>
              ))}
            </ul>
          </Notice>
        )}

        <Prints checked={checked} catalog={catalog} />
        <Sizes checked={checked} price={price} name={name} onRemove={onRemove} />
        <CartNote items={[item]} />

        <footer className="-mx-2 -mb-2 flex flex-wrap border-t border-rule pt-2">
          {garment && (
            <Link
              to={paths.designer(item.garmentSlug, { cartItem: item.id })}
              className={ACTION}
              aria-label={`${texts.edit}: ${name}, ${colour}`}
            >
              {texts.edit}
            </Link>
          )}
          <button
            type="button"
            className={ACTION}
            aria-label={`${texts.duplicate}: ${name}, ${colour}`}
            onClick={() => duplicateItem(item)}
          >
            {texts.duplicate}
          </button>
          <button
            type="button"
            className={`${ACTION} ml-auto text-bad`}
            aria-label={`${texts.remove}: ${name}, ${colour}`}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </footer>
      </div>
    </article>
  )
}

function Drawings({ checked, catalog, name }: { checked: CheckedItem; catalog: Catalog; name: string }) {
  const { messages } = usePage()
  return (
    <div className="flex items-center justify-center gap-2 border-b border-rule bg-tray p-4 md:flex-col md:border-r md:border-b-0">
      <DesignDrawings
        checked={checked}
        catalog={catalog}
        titleOf={(view) =>
          `${name}, ${named(checked.item.colour, messages.names)}, ${messages.shared.sides[view]}`
        }
        className="max-h-56 w-full min-w-0 max-w-52"
      />
    </div>
  )
}

function Prints({ checked, catalog }: { checked: CheckedItem; catalog: Catalog }) {
  const { messages, formats } = usePage()
  const { item, lines } = checked
  const smallerOn = (zoneId: string) =>
    lines.flatMap(({ variantId, size = '–' }) => {
      const print = item.sized?.[variantId]?.[zoneId]
      return print ? [{ size, print }] : []
    })
  return (
    <ul className="grid gap-1 text-sm">
      {item.placements.map(({ zoneId, widthMm, heightMm, artwork }) => (
        <li key={zoneId} className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-semibold">
            {catalog.zones.find(({ id }) => id === zoneId)?.name ?? zoneId}
          </span>
          <span className="figures">
            {formats.number(widthMm)} × {formats.number(heightMm)} mm
          </span>
          <span className="max-w-full truncate text-ink-soft">{artwork.fileName}</span>
          {smallerOn(zoneId).map(({ size, print }) => (
            <span key={size} className="basis-full text-ink-soft">
              {named(size, messages.names)}:{' '}
              <span className="figures">
                {formats.number(print.widthMm)} × {formats.number(print.heightMm)} mm
              </span>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}

interface SizesProps {
  readonly checked: CheckedItem
  readonly price: PricedItem | undefined
  readonly name: string
  readonly onRemove: () => void
}

function Sizes({ checked, price, name, onRemove }: SizesProps) {
  const { shop, messages, formats } = usePage()
  const texts = messages.cart
  const { item, lines } = checked
  return (
    <ul className="grid gap-2">
      {lines.map(({ variantId, quantity, variant, size }) => {
        const unitMinor = price?.unitPricesMinor[variantId]
        const change = (wanted: number) => {
          if (wanted === 0 && lines.length === 1) onRemove()
          else setQuantity(item, variantId, wanted)
        }
        return (
          <li key={variantId} className="grid grid-cols-[minmax(2.5rem,auto)_auto_1fr] items-center gap-x-3">
            <span className="font-semibold">{named(size ?? '–', messages.names)}</span>
            {variant && variant.availability !== 'out' ? (
              <QuantityStepper
                name={[name, named(item.colour, messages.names), named(variant.size, messages.names)].join(
                  ', ',
                )}
                quantity={quantity}
                max={shop.limits.maxQuantityPerItem}
                texts={texts}
                onChange={change}
              />
            ) : (
              <button
                type="button"
                className={buttonClass('line', 'justify-self-start')}
                onClick={() => change(0)}
              >
                {texts.dropSize}
              </button>
            )}
            <span className="text-right text-sm text-ink-soft">
              <span className="figures">{unitMinor === undefined ? '' : formats.money(unitMinor)}</span>{' '}
              {unitMinor !== undefined && texts.each}
              {variant?.availability === 'low' && <span className="block text-warn">{texts.low}</span>}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

export function problemText(problem: ItemProblem, colour: string, { cart, names }: Messages): string {
  switch (problem.kind) {
    case 'garment_gone':
      return cart.problems.garment_gone
    case 'zone_gone':
    case 'no_tier':
      return fill(cart.problems[problem.kind], { zone: problem.zone })
    case 'too_many':
      return fill(cart.problems.too_many, { size: named(problem.size, names) })
    case 'colour_gone':
      return `${fill(cart.problems.colour_gone, { colour })} ${leftText(problem.left, { cart, names })}`
    case 'size_gone':
    case 'size_out': {
      const text = problem.size === undefined ? cart.problems.unknown_size_gone : cart.problems[problem.kind]
      const what = fill(text, { colour, size: named(problem.size ?? '', names) })
      return `${what} ${leftText(problem.left, { cart, names })}`
    }
  }
}

function leftText(left: readonly string[], { cart, names }: Pick<Messages, 'cart' | 'names'>): string {
  if (left.length === 0) return cart.noneLeft
  return fill(cart.left, { left: left.map((name) => named(name, names)).join(', ') })
}
