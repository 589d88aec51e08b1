import { FilmRoll } from '@platen/ui'
import type { ReactNode } from 'react'
import { usePage } from '../../lib/page.ts'
import { count, fill } from '@platen/messages'
import { TaxNote, breakLadders, percentWords, type BreakLadder, type Catalog } from '../garments/index.ts'
import { Section } from '../../lib/section.tsx'
import { kept } from '../../lib/kept/kept.tsx'

export const Prices = kept(function Prices({ catalog }: { catalog: Catalog }) {
  const { messages, formats, paths } = usePage()
  const texts = messages.home
  const ladders = breakLadders(catalog)
  return (
    <Section title={texts.pricesTitle} intro={texts.pricesIntro}>
      <div className="grid gap-10 md:grid-cols-2 lg:gap-16">
        <PriceList heading={messages.shell.garments}>
          {catalog.garments.map(({ id, slug, name, priceFromMinor }) => (
            <PriceLine key={id} price={fill(messages.shared.from, { price: formats.money(priceFromMinor) })}>
              <a
                href={paths.garment(slug)}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
              >
                {name}
              </a>
            </PriceLine>
          ))}
        </PriceList>
        <div className="flex items-start gap-6">
          <PriceList heading={texts.printsHeading}>
            {catalog.sizeTiers.map(({ id, label, priceMinor }) => (
              <PriceLine key={id} price={formats.money(priceMinor)}>
                {label}
              </PriceLine>
            ))}
          </PriceList>
          <FilmRoll className="hidden w-40 shrink-0 text-ink-soft lg:block" />
        </div>
      </div>
      {ladders.length > 0 && (
        <div className="mt-10">
          <h3 className="mb-4 text-xl">{texts.breaksHeading}</h3>
          <div className="grid gap-6">
            {ladders.map((ladder) => (
              <Ladder key={ladder.garments[0]?.id} ladder={ladder} isOnly={ladders.length === 1} />
            ))}
          </div>
        </div>
      )}
      <TaxNote terms={catalog} className="mt-6" />
    </Section>
  )
})

function PriceList({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="flex-1">
      <h3 className="mb-2 text-xl">{heading}</h3>
      <ul>{children}</ul>
    </div>
  )
}

function PriceLine({ price, children }: { price: string; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-rule">
      <span className="mr-auto">{children}</span>
      <span className="figures whitespace-nowrap">{price}</span>
    </li>
  )
}

function Ladder({ ladder: { garments, steps }, isOnly }: { ladder: BreakLadder; isOnly: boolean }) {
  const { messages, language } = usePage()
  const texts = messages.home
  return (
    <div>
      {!isOnly && (
        <p className="mb-2 text-ink-soft">
          {fill(texts.breaksFor, { garments: garments.map(({ name }) => name).join(', ') })}
        </p>
      )}
      <ol className="flex border-t-2 border-ink">
        {steps.map(({ minQuantity, percentOff }, index) => (
          <li key={minQuantity} className="min-w-0 flex-1">
            <span
              aria-hidden="true"
              className="block w-0.5 bg-ink"
              style={{ height: `${0.75 + index * 0.5}rem` }}
            />
            <strong className="figures block text-lg sm:text-2xl">
              {fill(texts.breakOff, { percent: percentWords(percentOff, language) })}
            </strong>
            <span className="block pr-2 text-sm text-ink-soft">
              {fill(texts.breakFrom, { count: count(language, messages.garment.pieces, minQuantity) })}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
