import { sizeTierFor } from '@platen/pricing'
import { Button, Notice } from '@platen/ui'
import { useRevalidator } from 'react-router'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'
import { useDesigner } from '../designer-context.ts'
import { priceDesign, type PricedDesign } from './price-design.ts'
import type { QuoteState } from './use-quote.ts'

export function PriceLines({ priced, quote }: { priced: PricedDesign; quote: QuoteState }) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { catalog, design, printable } = useDesigner()
  const { price, lines } = priced
  return (
    <section className="grid gap-3" aria-label={messages.shared.price}>
      <h3 className="text-base">{messages.shared.price}</h3>
      <dl className="grid gap-1 text-sm">
        {design.placements.map((print) => {
          const tier = sizeTierFor(print, catalog.sizeTiers)
          const zone = printable.zones.find(({ id }) => id === print.zoneId)
          return (
            <Line
              key={print.zoneId}
              name={fill(texts.printOn, { zone: zone?.name ?? print.zoneId })}
              amount={tier ? fill(texts.each, { price: formats.money(tier.priceMinor) }) : texts.noTier}
              soft
            />
          )
        })}
        {lines.map(({ variant, quantity, unitPriceMinor }) => (
          <Line
            key={variant.variantId}
            name={`${fill(texts.line, { count: formats.number(quantity), size: named(variant.size, messages.names) })} · ${fill(texts.each, { price: formats.money(unitPriceMinor) })}`}
            amount={formats.money(unitPriceMinor * quantity)}
          />
        ))}
        {price.discountMinor > 0 && (
          <Line
            name={`${messages.shared.quantityDiscount} (${formats.number(priced.percentOff)} %)`}
            amount={`−${formats.money(price.discountMinor)}`}
          />
        )}
        {catalog.taxMode === 'exclusive' && price.taxMinor > 0 && (
          <Line name={messages.shared.tax} amount={formats.money(price.taxMinor)} />
        )}
      </dl>
      {lines.length === 0 && <p className="text-sm text-ink-soft">{texts.nothingYet}</p>}
      {lines.length > 0 && (
        <p className="flex items-baseline justify-between border-t-2 border-ink pt-2 font-semibold">
          <span>{messages.shared.total}</span>
          <span className="figures text-lg" data-total={price.totalMinor}>
            {formats.money(price.totalMinor)}
          </span>
        </p>
      )}
      <p className="text-sm text-ink-soft">
        {catalog.taxMode === 'inclusive' &&
          price.taxMinor > 0 &&
          `${fill(texts.taxIncluded, { tax: formats.money(price.taxMinor) })}. `}
        {quote.quote && fill(texts.ready, { day: formats.day(quote.quote.promisedBy) })}
      </p>
      <Difference quote={quote} />
    </section>
  )
}

function Line({ name, amount, soft = false }: { name: string; amount: string; soft?: boolean }) {
  return (
    <div className={`flex items-baseline justify-between gap-4 ${soft ? 'text-ink-soft' : ''}`}>
      <dt>{name}</dt>
      <dd className="figures text-right">{amount}</dd>
    </div>
  )
}

/** Both prices come from the same function, so a difference means new prices. */
function Difference({ quote }: { quote: QuoteState }) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { catalog, design } = useDesigner()
  const { revalidate, state } = useRevalidator()
  if (!quote.quote) return null
  const ours = priceDesign({ ...design, quantities: quote.quantities }, [], catalog).aloneTotalMinor
  const theirs = quote.quote.totals.totalMinor
  if (ours === theirs) return null
  return (
    <Notice tone="warn" urgent title={messages.shared.priceChanged}>
      <p className="text-sm">
        {fill(texts.priceDiffers, { ours: formats.money(ours), theirs: formats.money(theirs) })}
      </p>
      <Button
        variant="line"
        className="mt-2"
        busy={state === 'loading' ? texts.reload : undefined}
        onClick={() => void revalidate()}
      >
        {texts.reload}
      </Button>
    </Notice>
  )
}
