import { Link } from 'react-router'
import { usePage } from '../../lib/page.ts'
import { findingTitle } from '../../lib/texts/finding-words.ts'
import { named } from '@platen/formats/own-names'
import {
  DesignDrawings,
  FilmFacts,
  isCheckedFilm,
  isPrepaid,
  linesOf,
  personName,
  useFilmName,
  type Catalog,
  type CheckedEntry,
  type CheckedItem,
  type FilmItem,
  type PricedCart,
} from '../cart/index.ts'
import type { Quote } from './use-quote.ts'

interface OrderLinesProps {
  readonly checked: readonly CheckedEntry[]
  readonly catalog: Catalog
  readonly quote: Quote | undefined
  /** The price computed in the browser, shown while the quote loads. */
  readonly priced: PricedCart
}

export function OrderLines({ checked, catalog, quote, priced }: OrderLinesProps) {
  const firstLines = firstLineOf(checked)
  return (
    <ul className="grid gap-4">
      {checked.map((entry, index) => {
        const first = firstLines[index] ?? 0
        const quoted = quote?.items.slice(first, first + linesOf(entry))
        const totalMinor = quoted
          ? quoted.reduce((sum, line) => sum + line.lineTotalMinor, 0)
          : priced.items[index]?.totalMinor
        return isCheckedFilm(entry) ? (
          <FilmLine key={entry.film.id} film={entry.film} quoted={quoted} totalMinor={totalMinor} />
        ) : (
          <GarmentLine
            key={entry.item.id}
            design={entry}
            catalog={catalog}
            quoted={quoted}
            totalMinor={totalMinor}
          />
        )
      })}
    </ul>
  )
}

interface LineProps {
  readonly quoted: Quote['items'] | undefined
  readonly totalMinor: number | undefined
}

function FilmLine({ film, quoted, totalMinor }: LineProps & { readonly film: FilmItem }) {
  const { formats, messages } = usePage()
  const name = useFilmName()
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-3">
      <div className="grid place-items-center self-start rounded-platen bg-tray p-1">
        {film.thumbnail !== '' && (
          <img src={film.thumbnail} alt="" className="checkerboard max-h-24 max-w-full object-contain" />
        )}
      </div>
      <div className="min-w-0">
        <p className="truncate font-semibold" dir="auto">
          {name(film)}
        </p>
        <p className="text-sm text-ink-soft">
          <FilmFacts film={film} />
        </p>
        <p className="figures mt-1 text-sm">× {film.quantity}</p>
        <Finding quoted={quoted} />
      </div>
      <Amount
        text={
          isPrepaid(film)
            ? messages.cart.film.prepaid.paid
            : totalMinor === undefined
              ? '—'
              : formats.money(totalMinor)
        }
      />
    </li>
  )
}

interface GarmentLineProps extends LineProps {
  readonly design: CheckedItem
  readonly catalog: Catalog
}

function GarmentLine({ design, catalog, quoted, totalMinor }: GarmentLineProps) {
  const { messages, formats, paths } = usePage()
  const texts = messages.checkout
  const { item, lines } = design
  const short = quoted?.filter(({ availability }) => availability === 'out').map(({ variantId }) => variantId)
  return (
    <li className="grid grid-cols-[4.5rem_1fr_auto] gap-3">
      <div className="grid gap-1 self-start rounded-platen bg-tray p-1">
        <DesignDrawings checked={design} catalog={catalog} className="w-full" />
      </div>
      <div className="min-w-0">
        <p className="font-semibold">{design.name}</p>
        {item.member && (
          <p className="figures font-semibold wrap-anywhere" dir="auto">
            {personName(item.member)}
          </p>
        )}
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
        <Finding quoted={quoted} />
        {(short?.length ?? 0) > 0 && (
          <Link
            to={`${paths.cart()}#${item.id}`}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            {texts.refusals.stockAction}
          </Link>
        )}
      </div>
      <Amount text={totalMinor === undefined ? '—' : formats.money(totalMinor)} />
    </li>
  )
}

function Amount({ text }: { readonly text: string }) {
  return <p className="figures text-right">{text}</p>
}

/** Of the first print that the check held back. */
function Finding({ quoted }: Pick<LineProps, 'quoted'>) {
  const { messages } = usePage()
  const failed = quoted?.[0]?.placements.find(({ preflight }) => preflight?.state === 'failed')
  if (!failed) return null
  const [finding] = failed.preflight?.findings ?? []
  return (
    <p className="mt-1 text-sm text-warn">
      {finding ? findingTitle(finding, messages) : messages.checkout.artworkFailed}
    </p>
  )
}

function firstLineOf(checked: readonly CheckedEntry[]): number[] {
  let next = 0
  return checked.map((entry) => {
    const first = next
    next += linesOf(entry)
    return first
  })
}
