import { count, fill } from '@platen/messages'
import { useEffect, useState, type ReactNode } from 'react'
import { usePage } from '../../../lib/page.ts'
import { QuantityStepper } from '../../cart/index.ts'
import { useBuilder } from '../builder-context.ts'
import { priceSheets } from '../film-price.ts'
import { checkedSheet, useEditor } from '../sheet/sheet-editor.ts'

interface SheetSummaryProps {
  readonly sheets: number
  readonly onSheets: (sheets: number) => void
  readonly children: ReactNode
}

/** Length, use of the film and price, as they fall while the pieces are arranged. */
export function SheetSummary({ sheets, onSheets, children }: SheetSummaryProps) {
  const { formats, language } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const packing = useEditor(editor, (state) => state.packing)
  const { lengthMm, utilisationPercent, placed } = checkedSheet(sheet, film)
  const price = priceSheets(lengthMm, sheets, film)
  return (
    <section aria-label={texts.summary.title} className="grid gap-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-[auto_auto_1fr]">
        <Figure label={texts.summary.length} value={lengthMm === 0 ? '—' : lengths.long(lengthMm)} />
        <Figure
          label={price.isMinimum ? texts.summary.minimum : texts.summary.price}
          value={price.unitMinor === undefined ? '—' : formats.money(price.unitMinor)}
          isAccent
        />
        <div className="col-span-2 grid content-end gap-1 sm:col-span-1">
          <dt className="flex justify-between gap-3 text-sm text-ink-soft">
            <span>{texts.summary.used}</span>
            <span className="figures">{count(language, texts.summary.pieces, placed.length)}</span>
          </dt>
          <dd className="flex items-center gap-2">
            <span aria-hidden="true" className="h-2 flex-1 overflow-hidden rounded-full bg-rule">
              <span
                className="block h-full origin-left rounded-full bg-good transition-transform duration-200"
                style={{ transform: `scaleX(${utilisationPercent / 100})` }}
              />
            </span>
            <span className="figures min-w-[3.5ch] text-right">
              {formats.number(Math.round(utilisationPercent))}%
            </span>
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="flex flex-wrap items-center gap-3">
          <QuantityStepper
            name={texts.summary.sheets}
            quantity={sheets}
            max={500}
            texts={{
              less: texts.summary.fewerSheets,
              more: texts.summary.moreSheets,
              quantity: texts.summary.sheets,
            }}
            onChange={(wanted) => onSheets(Math.max(1, wanted))}
          />
          <p className="text-sm text-ink-soft">
            {price.totalMinor !== undefined && (sheets > 1 || price.percentOff > 0) && (
              <span className="figures block font-semibold text-ink">
                {texts.summary.total} {formats.money(price.totalMinor)}
              </span>
            )}
            <BreakHint orderedCm={price.billedCm * sheets} />
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">{children}</div>
      </div>
      <p role="status" className="sr-only">
        <Settled
          text={
            packing || price.unitMinor === undefined
              ? ''
              : fill(texts.summary.ready, {
                  length: lengths.long(lengthMm),
                  price: formats.money(price.unitMinor),
                })
          }
        />
      </p>
    </section>
  )
}

function Figure({ label, value, isAccent = false }: { label: string; value: string; isAccent?: boolean }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd
        className={`figures text-2xl leading-tight font-semibold sm:text-3xl ${isAccent ? 'text-press' : ''}`}
      >
        {value}
      </dd>
    </div>
  )
}

function BreakHint({ orderedCm }: { readonly orderedCm: number }) {
  const { formats } = usePage()
  const { texts, lengths, film } = useBuilder()
  const breaks = film.prices.lengthBreaks.toSorted((one, other) => one.fromCm - other.fromCm)
  const reached = breaks.findLast(({ fromCm }) => fromCm <= orderedCm)
  const next = breaks.find(({ fromCm }) => fromCm > orderedCm)
  const shown = next ?? reached
  if (!shown) return null
  return fill(next ? texts.summary.breakHint : texts.summary.breakReached, {
    length: lengths.long(shown.fromCm * 10),
    percent: formats.number(shown.percentOffBp / 100),
  })
}

/** Announced once it stays the same. */
function Settled({ text }: { readonly text: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), 800)
    return () => clearTimeout(timer)
  }, [text])
  return said
}
