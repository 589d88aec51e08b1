import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { findingTitle } from '../../lib/finding-words.ts'
import { named } from '@platen/formats/own-names'
import { DesignDrawings, type Catalog, type CheckedItem, type PricedCart } from '../cart/index.ts'
import type { Quote } from './use-quote.ts'

interface OrderLinesProps {
  readonly checked: readonly CheckedItem[]
  readonly catalog: Catalog
  readonly quote: Quote | undefined
  /** The price computed in the browser, shown while the quote loads. */
  readonly priced: PricedCart
}

export function OrderLines({ checked, catalog, quote, priced }: OrderLinesProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.checkout
  const firstLines = firstLineOf(checked)
  return (
    <ul className="grid gap-4">
      {checked.map((design, index) => {
        const { item, lines } = design
        const first = firstLines[index] ?? 0
        const quoted = quote?.items.slice(first, first + lines.length)
        const totalMinor = quoted
          ? quoted.reduce((sum, line) => sum + line.lineTotalMinor, 0)
          : priced.items[index]?.totalMinor
        const short = quoted
          ?.filter(({ availability }) => availability === 'out')
          .map(({ variantId }) => variantId)
        const failed = quoted?.[0]?.placements.find(({ preflight }) => preflight?.state === 'failed')
        const [finding] = failed?.preflight?.findings ?? []
        return (
          <li key={item.id} className="grid grid-cols-[4.5rem_1fr_auto] gap-3">
            <div className="grid gap-1 self-start rounded-platen bg-tray p-1">
              <DesignDrawings checked={design} catalog={catalog} className="w-full" />
            </div>
            <div className="min-w-0">
              <p className="font-semibold">{design.name}</p>
              <p className="text-sm text-ink-soft">{named(item.colour, messages.names)}</p>
              <ul className="figures mt-1 flex flex-wrap gap-x-3 text-sm">
                {lines.map(({ variantId, size, quantity }) => (
                  <li
                    key={variantId}
                    className={short?.includes(variantId) === true ? 'font-semibold text-bad' : ''}
                  >
                    {named(size ?? '–', messages.names)} × {quantity}
                    {short?.includes(variantId) === true && ` · ${texts.short}`}
                  </li>
                ))}
              </ul>
              {failed && (
                <p className="mt-1 text-sm text-warn">
                  {finding ? findingTitle(finding, messages) : texts.artworkFailed}
                </p>
              )}
              {(short?.length ?? 0) > 0 && (
                <Link
                  to={`${paths.cart()}#${item.id}`}
                  className="inline-flex min-h-11 items-center text-sm underline"
                >
                  {texts.refusals.stockAction}
                </Link>
              )}
            </div>
            <p className="figures text-right">{totalMinor === undefined ? '—' : formats.money(totalMinor)}</p>
          </li>
        )
      })}
    </ul>
  )
}

function firstLineOf(checked: readonly CheckedItem[]): number[] {
  let next = 0
  return checked.map(({ lines }) => {
    const first = next
    next += lines.length
    return first
  })
}
