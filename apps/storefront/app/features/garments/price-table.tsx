import { usePage } from '../../lib/page.ts'
import { count, fill } from '@platen/messages'
import { type Terms, type Garment, percentWords } from './garment-facts.ts'
import { priceTable } from './print-prices.ts'

export function PriceTable({ terms, garment }: { terms: Terms; garment: Garment }) {
  const { messages, formats, language } = usePage()
  const texts = messages.garment
  const { quantities, rows } = priceTable(garment, terms)
  return (
    <>
      <div className="scroll-edges overflow-x-auto" role="group" aria-label={texts.pricesTitle} tabIndex={0}>
        <table className="w-full text-left">
          <thead>
            <tr className="border-b border-rule-strong text-sm text-ink-soft">
              <th scope="col" className="py-2 pr-4 align-bottom font-normal">
                {texts.printSize}
              </th>
              {quantities.map((quantity) => (
                <th key={quantity} scope="col" className="py-2 pl-3 text-right font-normal">
                  {count(language, texts.pieces, quantity)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ tier, eachMinor }) => (
              <tr key={tier.id} className="border-b border-rule">
                <th scope="row" className="min-w-32 py-2 pr-2 font-semibold">
                  {tier.label}
                  <span className="block text-sm font-normal text-ink-soft">
                    {fill(texts.printOnly, { price: formats.money(tier.priceMinor) })}
                  </span>
                </th>
                {eachMinor.map((minor, index) => (
                  <td
                    key={quantities[index]}
                    className="figures py-2 pl-3 text-right text-sm whitespace-nowrap"
                  >
                    {formats.money(minor)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <TaxNote terms={terms} className="mt-4" />
    </>
  )
}

export function TaxNote({ terms, className = '' }: { terms: Terms; className?: string }) {
  const { messages, language } = usePage()
  return (
    <p className={`text-sm text-ink-soft ${className}`}>
      {fill(messages.garment.tax[terms.taxMode], {
        percent: percentWords(terms.taxRatePercent, language),
      })}
    </p>
  )
}
