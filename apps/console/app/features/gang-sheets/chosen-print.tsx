import { Button } from '@platen/ui'
import { Link } from 'react-router'
import { namedDay } from '../../lib/store-days.ts'
import { NumberField } from '../../lib/number-field.tsx'
import { paths } from '../../lib/paths.ts'
import { isOver, nameOfPrint, type Facts } from './facts.ts'
import { boxOf, movedTo, pinnedOrNot, turnedOver, type Film, type LaidPrint } from './layout.ts'
import type { SheetBench } from './use-sheet-bench.ts'

interface ChosenPrintProps {
  readonly print: LaidPrint
  readonly facts: Facts | undefined
  readonly film: Film
  readonly bench: SheetBench | undefined
  /** Why nothing may be changed now. */
  readonly fixed: string | undefined
}

/** The print that is chosen, in numbers: everything that a drag does can be typed. */
export function ChosenPrint({ print, facts, film, bench, fixed }: ChosenPrintProps) {
  const { x, y } = boxOf(print)
  const [, , turned, pinned] = print.place
  const change = (make: (print: LaidPrint) => LaidPrint, step?: string) =>
    bench?.change(print.jobId, make, step)
  const turning = fixed ?? (film.allowRotation ? undefined : 'Prints may not lie across this film.')
  return (
    <section aria-label="The chosen print" className="grid gap-3 border-t border-rule-strong pt-3">
      <div className="flex items-start gap-3">
        {facts && (
          <span className="checkerboard grid size-16 shrink-0 place-items-center border border-rule">
            <img src={facts.artwork.previewUrl} alt="" className="max-h-14 max-w-14 object-contain" />
          </span>
        )}
        <div className="min-w-0">
          <h2 className="figures truncate text-lg">
            {facts ? (
              <Link to={paths.order(facts.orderId)} className="underline-offset-4 hover:underline">
                {facts.orderNumber}
              </Link>
            ) : (
              nameOfPrint(facts)
            )}
          </h2>
          {facts && (
            <p className="text-sm text-ink-soft">
              {facts.garmentName}, {facts.colour}, {facts.size}, {facts.zoneId.replaceAll('_', ' ')}. Garment{' '}
              {facts.unit}, promised {namedDay(facts.promisedBy)}.
            </p>
          )}
          <p className="figures text-sm">
            {print.widthMm} × {print.heightMm} mm
            {turned && ', turned'}
            {isOver(facts) && <strong className="text-bad"> void</strong>}
          </p>
        </div>
      </div>
      {fixed === undefined ? (
        <div className="grid grid-cols-2 gap-3">
          <NumberField
            label="Across"
            unit="mm"
            name="across"
            digits={1}
            min={0}
            max={film.widthMm}
            value={x}
            onChange={(mm, step) => change((one) => movedTo(one, mm, one.place[1]), `${step} ${print.jobId}`)}
          />
          <NumberField
            label="Along"
            unit="mm"
            name="along"
            digits={1}
            min={0}
            max={film.maxLengthMm}
            value={y}
            onChange={(mm, step) => change((one) => movedTo(one, one.place[0], mm), `${step} ${print.jobId}`)}
          />
        </div>
      ) : (
        <p className="figures text-sm text-ink-soft">
          {x} mm across, {y} mm along{pinned && ', pinned'}
        </p>
      )}
      {bench && (
        <div className="flex flex-wrap gap-2">
          <Button look="line" className="px-3" unavailable={turning} onClick={() => change(turnedOver)}>
            Turn
          </Button>
          <Button
            look="line"
            className="px-3 aria-pressed:border-press aria-pressed:bg-press-wash"
            aria-pressed={pinned}
            unavailable={fixed}
            onClick={() => change(pinnedOrNot)}
          >
            {pinned ? 'Pinned' : 'Pin'}
          </Button>
          <Button
            look="line"
            className="px-3"
            unavailable={fixed}
            onClick={() => bench.leaveOut(print.jobId)}
          >
            Leave out
          </Button>
        </div>
      )}
      {bench && fixed === undefined && (
        <p className="text-sm text-ink-soft">
          On the film: arrows move by 1 mm, with Shift by 10, with Alt by a tenth. <Key>R</Key> turns,{' '}
          <Key>P</Key> pins, <Key>Delete</Key> leaves out, <Key>J</Key> goes on.
        </p>
      )}
    </section>
  )
}

function Key({ children }: { children: string }) {
  return <kbd className="figures rounded-[3px] border border-rule-strong px-1 text-xs">{children}</kbd>
}
