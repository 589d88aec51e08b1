import { fill } from '@platen/messages'
import { buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { useOwnFilm, type OwnFilm } from '../../lib/own-film.ts'
import { usePage } from '../../lib/page.ts'
import type { Catalog } from '../cart/index.ts'
import { PageSection } from '../tracking/index.ts'
import { BuyFilm } from './buy-film.tsx'

/** Prepaid film, the customer's prices, and what happened; not shown to whom none of it concerns. */
export function OwnFilmSection({ catalog }: { catalog: Catalog }) {
  const { shop, messages, formats, paths } = usePage()
  const texts = messages.account.film
  const film = useOwnFilm()
  if (!film || !concerns(film)) return null
  return (
    <PageSection title={texts.title} id="film">
      <dl className="grid grid-cols-2 gap-4">
        <div>
          <dt className="text-sm text-ink-soft">{texts.credit}</dt>
          <dd className="figures text-3xl font-semibold">{formats.number(film.creditMm / 1000)} m</dd>
        </div>
        {shop.film?.sheets === true && (
          <div>
            <dt className="text-sm text-ink-soft">{texts.price}</dt>
            <dd className="figures text-3xl font-semibold text-press">
              {formats.money(film.prices.sheetPerMetreMinor)}
            </dd>
          </div>
        )}
      </dl>
      <LengthBreaks of={film} />
      {shop.film?.sheets === true && (
        <Link to={paths.film()} className={`${buttonClass('line')} mt-4`}>
          {texts.build}
        </Link>
      )}
      {film.mayBuy && <BuyFilm prices={film.prices} catalog={catalog} />}
      <Movements of={film} />
    </PageSection>
  )
}

function concerns({ creditMm, mayBuy, movements }: OwnFilm): boolean {
  return creditMm > 0 || mayBuy || movements.length > 0
}

function LengthBreaks({ of: { prices } }: { of: OwnFilm }) {
  const { messages, formats } = usePage()
  if (prices.lengthBreaks.length === 0) return null
  return (
    <ul className="figures mt-3 text-sm text-ink-soft">
      {prices.lengthBreaks
        .toSorted((one, other) => one.fromCm - other.fromCm)
        .map(({ fromCm, percentOffBp }) => (
          <li key={fromCm}>
            {fill(messages.account.film.break, {
              length: `${formats.number(fromCm / 100)} m`,
              percent: formats.number(percentOffBp / 100),
            })}
          </li>
        ))}
    </ul>
  )
}

function Movements({ of: { movements } }: { of: OwnFilm }) {
  const { messages, formats } = usePage()
  const texts = messages.account.film
  if (movements.length === 0) return null
  return (
    <details className="mt-6">
      <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{texts.movements}</summary>
      <ul className="border-t border-rule">
        {movements.map(({ id, type, deltaMm, balanceMm, orderNumber, at }) => (
          <li key={id} className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-rule py-2 text-sm">
            <span className="font-semibold">{texts.types[type]}</span>
            <span className={`figures text-right font-semibold ${deltaMm > 0 ? 'text-good' : ''}`}>
              {deltaMm > 0 ? '+' : '−'}
              {formats.number(Math.abs(deltaMm) / 1000)} m
            </span>
            <span className="figures text-ink-soft">
              {[orderNumber, formats.stamp(new Date(at))].filter((part) => part !== null).join(' · ')}
            </span>
            <span className="figures text-right text-ink-soft">{formats.number(balanceMm / 1000)} m</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
