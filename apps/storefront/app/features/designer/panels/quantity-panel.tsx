import { Notice, TextArea } from '@platen/ui'
import { useState } from 'react'
import { usePage } from '../../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { count, fill } from '@platen/messages'
import { setQuantity } from '../design/design.ts'
import { useDesigner } from '../designer-context.ts'
import { EachSize } from './each-size.tsx'
import type { PricedDesign } from '../price/price-design.ts'
import type { QuoteState } from '../price/use-quote.ts'
import { colourOf, isColourOut, isSoldOut, type Variant } from '../design/printable-garment.ts'
import { needsRoster } from '../roster/roster.ts'
import { laterPart } from '../later-part.tsx'

const RosterPanel = laterPart(async () => (await import('../roster/roster-panel.tsx')).RosterPanel)

export function QuantityPanel({ priced, quote }: { priced: PricedDesign; quote: QuoteState }) {
  const { messages, shop, formats } = usePage()
  const texts = messages.designer
  const { printable, design, editor } = useDesigner()
  const colour = colourOf(printable, design.colour)
  return (
    <div className="grid gap-6">
      {needsRoster(design) ? (
        <RosterPanel />
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-2 font-display text-base font-bold">{texts.sizes}</legend>
          {colour && isColourOut(colour) && (
            <Notice
              tone="warn"
              className="mb-3"
              title={fill(texts.colourOut, { colour: named(colour.name, messages.names) })}
            >
              <p className="text-sm">{isSoldOut(printable) ? texts.garmentOutText : texts.colourOutText}</p>
            </Notice>
          )}
          <div className="grid border-t border-rule">
            {colour?.sizes.map((variant) => (
              <SizeRow
                key={variant.variantId}
                variant={variant}
                outText={
                  isColourOut(colour)
                    ? texts.out
                    : fill(texts.sizeOut, { colour: named(colour.name, messages.names) })
                }
                short={quote.short.includes(variant.variantId)}
              />
            ))}
          </div>
          <p className="mt-2 text-sm text-ink-soft">
            {fill(texts.maxQuantity, { count: formats.number(shop.limits.maxQuantityPerItem) })}
          </p>
        </fieldset>
      )}
      <EachSize />
      <BreakHint priced={priced} />
      <TextArea
        label={messages.shared.noteForPrinter}
        optional={messages.shell.optional}
        placeholder={texts.notePlaceholder}
        maxLength={500}
        rows={2}
        value={design.note}
        onChange={(event) => editor.change((current) => ({ ...current, note: event.target.value }), 'note')}
      />
    </div>
  )
}

function SizeRow({ variant, outText, short }: { variant: Variant; outText: string; short: boolean }) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const { size, availability, priceMinor } = variant
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-rule py-1">
      <span className="w-14 font-semibold sm:w-20">{named(size, messages.names)}</span>
      <span className="min-w-0 flex-1 text-sm leading-tight text-ink-soft">
        {availability !== 'out' && <span className="figures block">{formats.money(priceMinor)}</span>}
        {short && <span className="font-semibold text-bad">{texts.sizeShort}</span>}
        {availability === 'low' && !short && <span className="font-semibold text-warn">{texts.sizeLow}</span>}
        {availability === 'out' && outText}
      </span>
      {availability !== 'out' && <Stepper variant={variant} />}
    </div>
  )
}

function Stepper({ variant }: { variant: Variant }) {
  const { messages, shop } = usePage()
  const texts = messages.designer
  const { printable, design, editor } = useDesigner()
  const [typed, setTyped] = useState<string>()
  const { variantId, size } = variant
  const quantity = design.quantities[variantId] ?? 0
  const { maxQuantityPerItem } = shop.limits
  const want = (next: number) =>
    editor.change(
      (current) => setQuantity(current, printable, variantId, next, maxQuantityPerItem),
      `quantity ${variantId}`,
    )
  const step = 'grid size-11 place-items-center text-xl font-semibold hover:bg-tray disabled:text-rule-strong'
  return (
    <span className="flex shrink-0 rounded-platen border border-rule-strong bg-sheet">
      <button
        type="button"
        className={step}
        aria-label={fill(texts.fewer, { size: named(size, messages.names) })}
        disabled={quantity === 0}
        onClick={() => want(quantity - 1)}
      >
        −
      </button>
      <input
        aria-label={fill(texts.quantityOf, { size: named(size, messages.names) })}
        inputMode="numeric"
        autoComplete="off"
        value={typed ?? quantity}
        onFocus={(event) => event.target.select()}
        onChange={(event) => {
          const digits = event.target.value.replaceAll(/\D/g, '').slice(0, 4)
          setTyped(digits)
          want(Number(digits))
        }}
        onBlur={() => setTyped(undefined)}
        className={`figures h-11 w-12 border-x border-rule bg-sheet text-center ${quantity > 0 ? 'font-bold' : 'text-ink-soft'}`}
      />
      <button
        type="button"
        className={step}
        aria-label={fill(texts.more, { size: named(size, messages.names) })}
        disabled={quantity >= maxQuantityPerItem}
        onClick={() => want(quantity + 1)}
      >
        +
      </button>
    </span>
  )
}

function BreakHint({ priced: { next, percentOff, unitsBeside } }: { priced: PricedDesign }) {
  const { messages, formats, language } = usePage()
  const texts = messages.designer
  const { printable } = useDesigner()
  if (!next && percentOff === 0) return null
  const kinds: Readonly<Record<string, string | undefined>> = texts.kinds
  return (
    <p className="border-l-4 border-cyan pl-3 text-sm">
      {percentOff > 0 && (
        <strong className="block">{fill(texts.breakReached, { percent: formats.number(percentOff) })}</strong>
      )}
      {next &&
        fill(texts.breakNext, {
          count: formats.number(next.more),
          kind: kinds[printable.garment.kind] ?? texts.kindOther,
          percent: formats.number(next.percentOff),
        })}{' '}
      {unitsBeside > 0 && count(language, texts.breakBeside, unitsBeside)}
    </p>
  )
}
