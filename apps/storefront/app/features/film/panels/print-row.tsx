import { count, fill } from '@platen/messages'
import { Cross, Icon } from '@platen/ui'
import { memo } from 'react'
import { usePage } from '../../../lib/page.ts'
import { QuantityStepper } from '../../cart/index.ts'
import { useBuilder } from '../builder-context.ts'
import { dpiOf, fitsOnSheet, onFilm, proposedSize } from '../sheet/print-measures.ts'
import {
  addSize,
  copiesOf,
  fillGaps,
  leftOutOf,
  MAX_PIECES,
  removePrint,
  setCopies,
  setInkSize,
  setWholeSize,
  toggleProportions,
  type SheetPrint,
} from '../sheet/sheet.ts'
import { useEditor } from '../sheet/sheet-editor.ts'
import { LengthField } from './length-field.tsx'
import { PrintWarnings } from './print-warnings.tsx'

interface PrintRowProps {
  readonly print: SheetPrint
  readonly kind: 'sheet' | 'transfers'
}

const ACTION =
  'inline-flex min-h-11 items-center gap-1 rounded-platen px-2 text-sm font-semibold hover:bg-tray hover:text-ink'

/** Redrawn only when its own print or number of copies changes. */
export const PrintRow = memo(function PrintRow({ print, kind }: PrintRowProps) {
  const { editor, texts, lengths, film } = useBuilder()
  const copies = useEditor(editor, ({ history }) => copiesOf(history.present, print.id))
  const ink = onFilm(print.artwork, print)
  const { fileName } = print.artwork
  const named = (action: string) => fill(texts.prints.of, { action, file: fileName })
  const across = film.widthMm - 2 * film.sideMarginMm
  const along = film.maxLengthMm - film.gapMm
  const mostMm = Math.min(2000, Math.max(across, along))
  return (
    <li className="grid gap-2 rounded-platen border border-rule bg-sheet p-3">
      <div className="flex items-center gap-3">
        <Thumbnail print={print} />
        <div className="min-w-0 flex-1">
          <p className="truncate font-semibold" dir="auto">
            {fileName}
          </p>
          <Sharpness print={print} />
        </div>
        <button
          type="button"
          aria-label={named(texts.prints.remove)}
          title={texts.prints.remove}
          className="-mt-1 -mr-1 grid size-11 flex-none place-items-center self-start rounded-platen text-ink-soft hover:bg-tray hover:text-ink"
          onClick={() => editor.edit((sheet) => removePrint(sheet, print.id))}
        >
          <Cross />
        </button>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-end gap-1">
        <LengthField
          label={fill(texts.prints.width, { unit: lengths.unit })}
          of={fileName}
          mm={ink.widthMm}
          mostMm={mostMm}
          onChange={(mm) => editor.edit((sheet) => setInkSize(sheet, print.id, 'widthMm', mm))}
        />
        <button
          type="button"
          aria-pressed={print.keepsProportions}
          aria-label={named(texts.prints.proportions)}
          title={texts.prints.proportions}
          onClick={() => editor.edit((sheet) => toggleProportions(sheet, print.id))}
          className="grid size-11 place-items-center rounded-platen text-ink-soft hover:bg-tray aria-pressed:text-press"
        >
          <Icon
            d={
              print.keepsProportions
                ? 'M7 11V8a5 5 0 0 1 10 0v3M5 11h14v9H5z'
                : 'M7 11V8a5 5 0 0 1 9.5-2.2M5 11h14v9H5z'
            }
          />
        </button>
        <LengthField
          label={fill(texts.prints.height, { unit: lengths.unit })}
          of={fileName}
          mm={ink.heightMm}
          mostMm={mostMm}
          onChange={(mm) => editor.edit((sheet) => setInkSize(sheet, print.id, 'heightMm', mm))}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <QuantityStepper
          name={fileName}
          quantity={copies}
          max={kind === 'sheet' ? MAX_PIECES : 500}
          texts={{ less: texts.prints.less, more: texts.prints.more, quantity: texts.prints.copies }}
          onChange={(wanted) => editor.edit((sheet) => setCopies(sheet, print.id, wanted))}
        />
        <div className="-mr-2 flex flex-wrap text-ink-soft">
          {kind === 'sheet' && (
            <button
              type="button"
              className={ACTION}
              aria-label={named(texts.prints.fill)}
              onClick={() => editor.edit((sheet) => fillGaps(sheet, print.id, film), { keepsPlaces: true })}
            >
              {texts.prints.fill}
            </button>
          )}
          <button
            type="button"
            className={ACTION}
            aria-label={named(texts.prints.another)}
            onClick={() => editor.edit((sheet) => addSize(sheet, print.id))}
          >
            {texts.prints.another}
          </button>
        </div>
      </div>
      {fitsOnSheet(ink, film) ? (
        <LeftOut printId={print.id} />
      ) : (
        <p className="text-sm font-semibold text-bad">
          {fill(texts.prints.tooWide, { width: lengths.short(across), length: lengths.long(along) })}
        </p>
      )}
      <PrintWarnings print={print} />
    </li>
  )
})

function Thumbnail({ print: { thumbnail, artwork } }: { readonly print: SheetPrint }) {
  return (
    <span className="checkerboard grid size-14 flex-none place-items-center overflow-clip rounded-platen border border-rule bg-sheet">
      <img
        src={thumbnail === '' ? artwork.previewUrl : thumbnail}
        alt=""
        className="max-h-full max-w-full object-contain"
      />
    </span>
  )
}

function Sharpness({ print }: { readonly print: SheetPrint }) {
  const { editor, texts, lengths, film } = useBuilder()
  const { artwork } = print
  const dpi = dpiOf(artwork, print)
  if (dpi === null) return <p className="text-sm text-ink-soft">{texts.prints.vector}</p>
  const sharp = proposedSize(artwork, film)
  const isSharp = sharp.widthMm === print.widthMm
  const sharpText = fill(texts.prints.sharp, { size: lengths.size(onFilm(artwork, sharp)) })
  return (
    <p className="text-sm text-ink-soft">
      <span className="figures">{fill(texts.prints.dpi, { dpi })}</span>
      {!isSharp && (
        <>
          <br />
          <button
            type="button"
            aria-label={fill(texts.prints.of, { action: sharpText, file: artwork.fileName })}
            className="min-h-6 text-left underline"
            onClick={() => editor.edit((sheet) => setWholeSize(sheet, print.id, sharp))}
          >
            {sharpText}
          </button>
        </>
      )}
    </p>
  )
}

function LeftOut({ printId }: { readonly printId: string }) {
  const { language } = usePage()
  const { editor, texts } = useBuilder()
  const left = useEditor(editor, ({ history, packing }) =>
    packing ? 0 : leftOutOf(history.present, printId),
  )
  if (left === 0) return null
  return <p className="text-sm font-semibold text-bad">{count(language, texts.prints.leftOut, left)}</p>
}
