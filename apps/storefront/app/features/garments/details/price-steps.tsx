import { usePage } from '../../../lib/page.ts'
import type { Garment, Terms } from '../garment-facts.ts'
import { blankPrices } from '../print-prices.ts'

/** What one piece costs without print, by quantity; nothing when the quantity does not matter. */
export function PriceSteps({ terms, garment }: { terms: Terms; garment: Garment }) {
  const { messages, formats } = usePage()
  const texts = messages.garment
  const steps = blankPrices(garment, terms)
  if (steps.length < 2) return null
  return (
    <div
      className="mt-3 max-w-md overflow-x-auto rounded-platen border border-rule"
      role="group"
      aria-label={texts.eachTitle}
      tabIndex={0}
    >
      <table className="w-full text-center">
        <thead>
          <tr className="bg-tray text-sm">
            <th scope="row" className="sr-only">
              {texts.quantity}
            </th>
            {steps.map(({ minQuantity }, at) => (
              <th
                key={minQuantity}
                scope="col"
                className="figures px-1.5 py-1 font-normal whitespace-nowrap sm:px-2"
              >
                {rangeWords(minQuantity, steps[at + 1]?.minQuantity, formats.number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr className="bg-sheet">
            <th scope="row" className="sr-only">
              {texts.each}
            </th>
            {steps.map(({ minQuantity, eachMinor }) => (
              <td
                key={minQuantity}
                className="figures px-1.5 py-1.5 text-sm font-semibold whitespace-nowrap sm:px-2 sm:text-base"
              >
                {formats.money(eachMinor)}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  )
}

/** `1–5`, and `48+` for the last. */
function rangeWords(from: number, next: number | undefined, number: (value: number) => string): string {
  if (next === undefined) return `${number(from)}+`
  return next - from === 1 ? number(from) : `${number(from)}–${number(next - 1)}`
}
