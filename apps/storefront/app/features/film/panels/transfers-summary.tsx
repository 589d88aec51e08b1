import { count } from '@platen/messages'
import type { SizeTier } from '@platen/pricing'
import type { ReactNode } from 'react'
import { usePage } from '../../../lib/page.ts'
import { useBuilder } from '../builder-context.ts'
import { priceTransfers } from '../film-price.ts'
import { onFilm } from '../sheet/print-measures.ts'
import { copiesOf } from '../sheet/sheet.ts'
import { useEditor } from '../sheet/sheet-editor.ts'

interface TransfersSummaryProps {
  readonly sizeTiers: readonly SizeTier[]
  readonly children: ReactNode
}

/** Each print with its price, when the shop cuts the pieces apart. */
export function TransfersSummary({ sizeTiers, children }: TransfersSummaryProps) {
  const { formats, language } = usePage()
  const { editor, texts, lengths, film } = useBuilder()
  const sheet = useEditor(editor, ({ history }) => history.present)
  const { totalMinor, unitMinor } = priceTransfers(sheet, film, sizeTiers)
  return (
    <section aria-label={texts.summary.title} className="grid gap-4">
      <ul className="grid gap-px overflow-clip rounded-platen border border-rule bg-rule">
        {sheet.prints.map((print) => {
          const copies = copiesOf(sheet, print.id)
          const price = unitMinor.get(print.id)
          return (
            <li key={print.id} className="grid grid-cols-[3.5rem_1fr_auto] items-center gap-3 bg-sheet p-3">
              <span className="checkerboard grid size-14 place-items-center overflow-clip">
                <img
                  src={print.thumbnail === '' ? print.artwork.previewUrl : print.thumbnail}
                  alt=""
                  className="max-h-full max-w-full object-contain"
                />
              </span>
              <span className="min-w-0">
                <span className="block truncate font-semibold" dir="auto">
                  {print.artwork.fileName}
                </span>
                <span className="figures text-sm text-ink-soft">
                  {lengths.size(onFilm(print.artwork, print))} · {copies} ×{' '}
                  {price === undefined ? '—' : formats.money(price)}
                </span>
              </span>
              <span className="figures font-semibold">
                {price === undefined ? '—' : formats.money(price * copies)}
              </span>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p>
          <span className="block text-sm text-ink-soft">
            {texts.summary.total} · {count(language, texts.summary.pieces, sheet.pieces.length)}
          </span>
          <span className="figures text-3xl font-semibold text-press">
            {totalMinor === undefined || sheet.pieces.length === 0 ? '—' : formats.money(totalMinor)}
          </span>
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:flex-1">{children}</div>
      </div>
    </section>
  )
}
