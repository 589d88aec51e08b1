import { fill } from '@platen/messages'
import { Button, MarkedText } from '@platen/ui'
import { Link } from 'react-router'
import { itemText, zoneIdName } from '../../shop/catalog/index.ts'
import { namedDay } from '../../../lib/store-days.ts'
import { NumberField } from '../../../lib/forms/number-field.tsx'
import { paths } from '../../../lib/paths.ts'
import { sizeText } from '../print-jobs/index.ts'
import { isVoid, placeText, printName, type PrintInfo } from './print-info.ts'
import { boxOf, moveTo, togglePin, toggleRotation, type Film, type LayoutPrint } from './layout.ts'
import type { LayoutEditor } from './use-layout-editor.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.sheets.selected

interface SelectedPrintProps {
  readonly print: LayoutPrint
  readonly info: PrintInfo | undefined
  readonly film: Film
  readonly editor: LayoutEditor | undefined
  /** Why nothing can be changed now. */
  readonly fixed: string | undefined
}

/** A keyboard alternative to dragging. */
export function SelectedPrint({ print, info, film, editor, fixed }: SelectedPrintProps) {
  const { x, y } = boxOf(print)
  const [, , turned, pinned] = print.place
  const change = (make: (print: LayoutPrint) => LayoutPrint, step?: string) =>
    editor?.change(print.jobId, make, step)
  const rotation = fixed ?? (film.allowRotation ? undefined : texts.noRotation)
  return (
    <section aria-label={texts.label} className="grid gap-3 border-t border-rule-strong pt-3">
      <div className="flex items-start gap-3">
        {info && (
          <span className="checkerboard grid size-16 shrink-0 place-items-center border border-rule">
            <img src={info.artwork.previewUrl} alt="" className="max-h-14 max-w-14 object-contain" />
          </span>
        )}
        <div className="min-w-0">
          <h2 className="figures truncate text-lg">
            {info ? (
              <Link to={paths.order(info.orderId)} className="underline-offset-4 hover:underline">
                {info.orderNumber}
              </Link>
            ) : (
              printName(info)
            )}
          </h2>
          {info && (
            <p className="text-sm text-ink-soft">
              {info.kind === 'garment'
                ? fill(texts.details, {
                    garment: info.garmentName,
                    colour: info.colour,
                    size: info.size,
                    zone: zoneIdName(info.zoneId),
                    unit: info.unit,
                    day: namedDay(info.promisedBy),
                  })
                : [itemText(info), namedDay(info.promisedBy)].join(' · ')}
            </p>
          )}
          <p className="figures text-sm">
            {[sizeText(print), ...(turned ? [m.sheets.print.rotated] : [])].join(', ')}
            {isVoid(info) && <strong className="text-bad"> {m.sheets.print.void}</strong>}
          </p>
        </div>
      </div>
      {fixed === undefined ? (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label={texts.across}
            unit="mm"
            name="across"
            digits={1}
            min={0}
            max={film.widthMm}
            value={x}
            onChange={(mm, step) => change((one) => moveTo(one, mm, one.place[1]), `${step} ${print.jobId}`)}
          />
          <NumberField
            label={texts.along}
            unit="mm"
            name="along"
            digits={1}
            min={0}
            max={film.maxLengthMm}
            value={y}
            onChange={(mm, step) => change((one) => moveTo(one, one.place[0], mm), `${step} ${print.jobId}`)}
          />
        </div>
      ) : (
        <p className="figures text-sm text-ink-soft">
          {[placeText(print), ...(pinned ? [m.sheets.print.pinned] : [])].join(', ')}
        </p>
      )}
      {editor && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="line"
            className="px-3"
            unavailable={rotation}
            onClick={() => change(toggleRotation)}
          >
            {texts.rotate}
          </Button>
          <Button
            variant="line"
            className="px-3 aria-pressed:border-press aria-pressed:bg-press-wash"
            aria-pressed={pinned}
            unavailable={fixed}
            onClick={() => change(togglePin)}
          >
            {pinned ? texts.pinned : texts.pin}
          </Button>
          <Button
            variant="line"
            className="px-3"
            unavailable={fixed}
            onClick={() => editor.remove(print.jobId)}
          >
            {m.shared.remove}
          </Button>
        </div>
      )}
      {editor && fixed === undefined && (
        <p className="text-sm text-ink-soft">
          <MarkedText text={texts.help} marks={{ key: (text) => <Key>{text}</Key> }} />
        </p>
      )}
    </section>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="figures rounded-[3px] border border-rule-strong px-1 text-xs">{children}</kbd>
}
