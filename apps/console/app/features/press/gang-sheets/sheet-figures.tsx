import { fill } from '@platen/messages'
import type { ReactNode } from 'react'
import { fabricName } from '../../shop/catalog/index.ts'
import { listText, useFormats } from '../../../lib/formats.ts'
import { namedDay } from '../../../lib/store-days.ts'
import { useMay } from '../../people/session/index.ts'
import { summaryOf, type PrintInfoByJob } from './print-info.ts'
import type { LayoutPrint } from './layout.ts'
import { lengthText } from './sheet-labels.tsx'
import type { Sheet } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.figures

export interface LayoutFigures {
  readonly lengthMm: number
  readonly utilisationPercent: number
  readonly boundMm: number | undefined
}

interface SheetFiguresProps extends LayoutFigures {
  readonly sheet: Sheet
  readonly prints: readonly LayoutPrint[]
  readonly info: PrintInfoByJob
}

export function SheetFigures({ sheet, prints, info, ...measured }: SheetFiguresProps) {
  const formats = useFormats()
  const mayKnow = useMay('costs:read')
  const { lengthMm, utilisationPercent, boundMm } = measured
  const { costMinor } = sheet
  const { orders, promisedBy, fabrics } = summaryOf(prints, info)
  return (
    <section aria-label={texts.label} className="border-t border-rule-strong pt-3">
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
        <Figure name={texts.length} large>
          {lengthText(lengthMm, formats)}
        </Figure>
        <Figure name={texts.filmUsed} large>
          {fill(m.shared.percent, { number: formats.number(utilisationPercent) })}
        </Figure>
        {boundMm !== undefined && (
          <div className="col-span-2">
            <dt className="sr-only">{texts.shortestLabel}</dt>
            <dd>
              <FilmGauge lengthMm={lengthMm} boundMm={boundMm} />
              <span className="figures mt-1 block text-sm text-ink-soft">
                {fill(texts.shortest, { length: lengthText(boundMm, formats) })}
              </span>
            </dd>
          </div>
        )}
        <Figure name={texts.prints}>{formats.number(prints.length)}</Figure>
        <Figure name={texts.orders}>{formats.number(orders)}</Figure>
        <Figure name={texts.firstPromised}>{promisedBy === undefined ? '–' : namedDay(promisedBy)}</Figure>
        {mayKnow && (
          <Figure name={texts.cost}>
            {costMinor === null ? texts.afterPrinting : formats.money(costMinor)}
          </Figure>
        )}
        <div className="col-span-2">
          <dt className="text-sm text-ink-soft">{texts.fabrics}</dt>
          <dd>{listText(fabrics.map(fabricName))}</dd>
        </div>
      </dl>
    </section>
  )
}

function Figure({ name, large = false, children }: { name: string; large?: boolean; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink-soft">{name}</dt>
      <dd className={`figures ${large ? 'text-2xl leading-tight font-semibold' : ''}`}>{children}</dd>
    </div>
  )
}

/** Packing can save no more than the difference. */
function FilmGauge({ lengthMm, boundMm }: { lengthMm: number; boundMm: number }) {
  const bound = lengthMm === 0 ? 0 : Math.min(100, (boundMm / lengthMm) * 100)
  return (
    <div aria-hidden="true" className="film-hatch h-3 border border-ink-soft">
      <div className="h-full border-r-2 border-good bg-press" style={{ width: `${bound}%` }} />
    </div>
  )
}
