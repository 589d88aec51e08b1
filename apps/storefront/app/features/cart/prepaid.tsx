import { fill } from '@platen/messages'
import { kept } from '@platen/ui'
import { useMemo } from 'react'
import { useOwnFilm } from '../../lib/own-film.ts'
import { usePage } from '../../lib/page.ts'
import type { CartEntry } from './cart-item.ts'
import { filmOf, isFilm, isSheet, type LongItem } from './film-item.ts'

const wanted = kept('use-prepaid-film', true, (value): value is boolean => typeof value === 'boolean')

export interface PrepaidCart {
  /** The cart, with the sheets that prepaid film pays. */
  readonly items: readonly CartEntry[]
  readonly creditMm: number
  /** What the sheets of the cart take. */
  readonly usedMm: number
}

/** Sheets in the order of the cart, each whole or not at all. */
export function usePrepaid(items: readonly CartEntry[]): PrepaidCart {
  const creditMm = useOwnFilm()?.creditMm ?? 0
  const isWanted = wanted.use()
  return useMemo(() => takePrepaid(items, creditMm, isWanted), [items, creditMm, isWanted])
}

function takePrepaid(items: readonly CartEntry[], creditMm: number, isWanted: boolean): PrepaidCart {
  let usedMm = 0
  const marked = items.map((item): CartEntry => {
    if (!isLong(item)) return item
    const prepaid = isWanted && usedMm + filmOf(item) <= creditMm
    if (prepaid) usedMm += filmOf(item)
    return { ...item, prepaid }
  })
  return { items: marked, creditMm, usedMm }
}

function isLong(item: CartEntry): item is LongItem {
  return isFilm(item) && isSheet(item)
}

/** Beside the total, for customers who have prepaid film and sheets in the cart. */
export function PrepaidNote({ items, creditMm, usedMm }: PrepaidCart) {
  const { messages, formats } = usePage()
  const texts = messages.cart.film.prepaid
  const isWanted = wanted.use()
  if (creditMm === 0 || !items.some(isLong)) return null
  const metres = (mm: number) => `${formats.number(mm / 1000)} m`
  const amounts = { used: metres(usedMm), credit: metres(creditMm) }
  return (
    <label className="flex items-start gap-3 border-l-4 border-good pl-3">
      <input
        type="checkbox"
        className="mt-0.5 size-6 shrink-0"
        checked={isWanted}
        onChange={({ target }) => wanted.write(target.checked)}
      />
      <span>
        <span className="block font-semibold">{texts.use}</span>
        <span className="figures text-sm text-ink-soft">
          {fill(!isWanted ? texts.left : usedMm === 0 ? texts.tooLittle : texts.uses, amounts)}
        </span>
      </span>
    </label>
  )
}
