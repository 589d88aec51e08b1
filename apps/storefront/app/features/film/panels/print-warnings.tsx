import { count, fill } from '@platen/messages'
import { usePage } from '../../../lib/page.ts'
import { useBuilder } from '../builder-context.ts'
import { dpiOf, onFilm, thinnestLineMm, warningsOf } from '../sheet/print-measures.ts'
import type { SheetPrint } from '../sheet/sheet.ts'

/** What the print check will find at this size, in plain words. */
export function PrintWarnings({ print }: { readonly print: SheetPrint }) {
  const { shop, messages, formats, language } = usePage()
  const { texts, lengths } = useBuilder()
  const { artwork } = print
  const warnings = warningsOf(artwork, print, shop.limits)
  if (warnings.length === 0) return null
  const { maxPrintSize } = artwork
  const values = {
    dpi: dpiOf(artwork, print) ?? '',
    minSize: maxPrintSize ? lengths.size(onFilm(artwork, maxPrintSize.minimumDpi)) : '',
    bestSize: maxPrintSize ? lengths.size(onFilm(artwork, maxPrintSize.recommendedDpi)) : '',
    semi: formats.number(Math.round(artwork.semiTransparentPercent * 10) / 10),
    line: formats.number(Math.round((thinnestLineMm(artwork, print) ?? 0) * 100) / 100),
  }
  const isBad = warnings.some(({ severity }) => severity === 'error')
  return (
    <details className={`rounded-platen text-sm ${isBad ? 'bg-bad-wash' : 'bg-warn-wash'}`} open={isBad}>
      <summary
        className={`flex min-h-9 cursor-pointer items-center gap-2 px-3 font-semibold ${isBad ? 'text-bad' : 'text-warn'}`}
      >
        <span aria-hidden="true">▲</span>
        {warnings.length === 1 && warnings[0]
          ? messages.designer.findings[warnings[0].code].title
          : count(language, texts.prints.warnings, warnings.length)}
      </summary>
      <ul className="grid gap-2 px-3 pb-3">
        {warnings.map(({ code }) => {
          const { title, text } = messages.designer.findings[code]
          return (
            <li key={code}>
              {warnings.length > 1 && <span className="font-semibold">{title}. </span>}
              {fill(text, values)}
            </li>
          )
        })}
      </ul>
    </details>
  )
}
