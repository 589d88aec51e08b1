import { fill } from '@platen/messages'
import { designsOf } from '@platen/placement'
import { useFormats } from '../../../../lib/formats.ts'
import { m } from '../../../../messages/messages.ts'
import { DesignDrawing } from '../order/design-drawing.tsx'
import { FilmPictures } from '../order/film-pictures.tsx'
import { priceRows } from '../order/money-rows.ts'
import { OrderSection } from '../order/order-section.tsx'
import type { Estimate } from './estimate.ts'

const words = m.estimates.page

export function EstimateItems({ estimate }: { estimate: Estimate }) {
  const formats = useFormats()
  const { lines, totals, discount, depositPercent, validUntil } = estimate
  const garments = lines.flatMap(({ garment, ...line }, index) =>
    garment
      ? {
          ...line,
          ...garment,
          id: String(index),
          note: null,
          placements: garment.placements.map((print, at) => ({
            ...print,
            id: `${index}-${at}`,
            sizeTierId: '',
          })),
        }
      : [],
  )
  return (
    <OrderSection id="items" title={words.items}>
      <ul className="grid gap-6">
        {designsOf(garments).map((design) => (
          <li
            key={design.key}
            className="grid gap-4 border-b border-dashed border-rule pb-6 sm:grid-cols-[13rem_1fr]"
          >
            <div className="rounded-platen bg-tray p-3">
              <DesignDrawing
                variantId={design.lines[0]?.variantId ?? ''}
                prints={design.prints}
                title={design.garmentName}
              />
            </div>
            <div className="min-w-0">
              <h3 className="text-lg">
                {design.garmentName} <span className="font-normal text-ink-soft">· {design.colour}</span>
              </h3>
              <ul className="mt-2">
                {design.lines.map(({ id, size, quantity, unitPriceMinor }) => (
                  <Row
                    key={id}
                    name={`${quantity} × ${size}`}
                    hint={fill(words.each, { price: formats.money(unitPriceMinor) })}
                    value={formats.money(unitPriceMinor * quantity)}
                  />
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
      <FilmLines lines={lines} />
      <ul>
        {lines.map(({ text, quantity, unitPriceMinor }, index) =>
          text === null ? null : (
            <Row
              key={index}
              name={quantity > 1 ? `${quantity} × ${text}` : text}
              value={formats.money(unitPriceMinor * quantity)}
            />
          ),
        )}
      </ul>
      <dl className="figures mt-4 border-t-2 border-ink pt-2">
        {priceRows(totals).map(([name, minor]) => (
          <Amount
            key={name}
            name={m.orderWords.amounts[name]}
            value={formats.money(minor)}
            isTotal={name === 'total'}
          />
        ))}
        {totals.depositMinor > 0 && (
          <Amount
            name={fill(words.deposit, { percent: depositPercent })}
            value={formats.money(totals.depositMinor)}
          />
        )}
      </dl>
      {discount?.reason != null && (
        <p className="text-sm text-ink-soft" dir="auto">
          {words.discount}: {discount.reason}
        </p>
      )}
      <p className="mt-2 text-sm text-ink-soft">
        {words.validUntil}: {formats.day(validUntil)}
      </p>
    </OrderSection>
  )
}

function FilmLines({ lines }: Pick<Estimate, 'lines'>) {
  const formats = useFormats()
  const film = lines.flatMap(({ film: own, ...line }) => (own ? { ...own, ...line } : []))
  if (film.length === 0) return null
  return (
    <ul className="grid gap-6">
      {film.map(({ kind, size, prints, quantity, unitPriceMinor }, index) => (
        <li
          key={index}
          className="grid gap-4 border-b border-dashed border-rule py-6 sm:grid-cols-[13rem_1fr]"
        >
          <div className="self-start rounded-platen bg-tray p-3">
            <FilmPictures pictures={prints.map(({ artwork }) => artwork.previewUrl)} />
          </div>
          <div className="min-w-0">
            <h3 className="text-lg">{m.orderWords.film[kind]}</h3>
            <ul className="mt-2">
              <Row
                name={`${quantity} × ${size}`}
                hint={fill(words.each, { price: formats.money(unitPriceMinor) })}
                value={formats.money(unitPriceMinor * quantity)}
              />
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}

function Row({ name, hint, value }: { name: string; hint?: string; value: string }) {
  return (
    <li className="flex items-baseline justify-between gap-4 border-b border-rule py-2">
      <span className="min-w-0 break-words" dir="auto">
        {name} {hint !== undefined && <span className="figures text-sm text-ink-soft">{hint}</span>}
      </span>
      <span className="figures whitespace-nowrap">{value}</span>
    </li>
  )
}

function Amount({ name, value, isTotal = false }: { name: string; value: string; isTotal?: boolean }) {
  return (
    <div className={`flex justify-between gap-4 py-0.5 ${isTotal ? 'text-lg font-semibold' : ''}`}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
