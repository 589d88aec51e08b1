import { count, fill } from '@platen/messages'
import { Notice } from '@platen/ui'
import { useId } from 'react'
import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { CartNote } from './cart-note.tsx'
import { setFilmQuantity } from './cart.ts'
import { isPrepaid, isSheet, type CheckedFilm, type FilmItem } from './film-item.ts'
import type { PricedItem } from './price-cart.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

interface CartFilmProps {
  readonly checked: CheckedFilm
  readonly price: PricedItem | undefined
  readonly onRemove: () => void
}

const ACTION = 'inline-flex min-h-11 items-center rounded-platen px-2 text-sm font-semibold hover:bg-tray'

/** A film sheet, or prints that the shop cuts out. */
export function CartFilm({ checked: { film, problem }, price, onRemove }: CartFilmProps) {
  const { shop, messages, formats, paths } = usePage()
  const texts = messages.cart
  const id = useId()
  const name = useFilmName()(film)
  const unitMinor = price?.unitPricesMinor[film.id]
  return (
    <article
      id={film.id}
      aria-labelledby={id}
      className="scroll-mt-4 overflow-clip rounded-platen border border-rule bg-sheet md:grid md:grid-cols-[15rem_1fr]"
    >
      <div className="grid place-items-center border-b border-rule bg-tray p-4 md:border-r md:border-b-0">
        {film.thumbnail !== '' && (
          <img
            src={film.thumbnail}
            alt=""
            className="checkerboard max-h-56 max-w-full border border-rule bg-sheet object-contain"
          />
        )}
      </div>
      <div className="grid content-start gap-4 p-4 md:p-6">
        <header className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <h2 id={id} className="text-xl" dir="auto">
              {name}
            </h2>
            <p className="mt-1 text-ink-soft">
              <FilmFacts film={film} />
            </p>
          </div>
          <p className="figures text-right text-lg font-semibold">
            {isPrepaid(film) ? (
              <span className="text-base text-good">{texts.film.prepaid.paid}</span>
            ) : price?.totalMinor === undefined ? (
              '—'
            ) : (
              formats.money(price.totalMinor)
            )}
            {price && price.discountMinor > 0 && (
              <span className="block text-sm font-normal text-good">
                −{formats.money(price.discountMinor)}
              </span>
            )}
          </p>
        </header>
        {problem !== undefined && (
          <Notice tone="bad" title={texts.problemTitle}>
            {texts.film.problems[problem]}
          </Notice>
        )}
        <div className="flex flex-wrap items-center justify-between gap-3">
          <QuantityStepper
            name={name}
            quantity={film.quantity}
            max={shop.limits.maxQuantityPerItem}
            texts={texts}
            onChange={(wanted) => (wanted === 0 ? onRemove() : setFilmQuantity(film, wanted))}
          />
          {unitMinor !== undefined && !isPrepaid(film) && (
            <p className="text-sm text-ink-soft">
              <span className="figures">{formats.money(unitMinor)}</span> {texts.each}
            </p>
          )}
        </div>
        <CartNote items={[film]} />
        <footer className="-mx-2 -mb-2 flex flex-wrap border-t border-rule pt-2">
          {film.kind === 'sheet' && shop.film && (
            <Link
              to={paths.openedFilm(film.token, { cartItem: film.id, sheets: String(film.quantity) })}
              className={ACTION}
            >
              {texts.film.edit}
            </Link>
          )}
          <button
            type="button"
            className={`${ACTION} ml-auto text-bad`}
            aria-label={`${texts.remove}: ${name}`}
            onClick={onRemove}
          >
            {texts.remove}
          </button>
        </footer>
      </div>
    </article>
  )
}

export function useFilmName(): (film: FilmItem) => string {
  const { messages } = usePage()
  return (film) =>
    film.kind === 'sheet'
      ? messages.cart.film.sheet
      : fill(messages.cart.film[film.kind], { file: film.artwork.fileName })
}

export function FilmFacts({ film }: { readonly film: FilmItem }) {
  const { language, messages, formats } = usePage()
  const [width, height] = isSheet(film)
    ? [film.filmWidthMm, film.lengthMm]
    : [film.inkWidthMm, film.inkHeightMm]
  return (
    <>
      <span className="figures">
        {formats.number(width)} × {formats.number(height)} mm
      </span>
      {film.kind === 'sheet' && ` · ${count(language, messages.cart.film.pieces, film.pieces)}`}
    </>
  )
}
