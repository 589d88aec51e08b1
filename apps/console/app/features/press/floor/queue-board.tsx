import { count, fill } from '@platen/messages'
import { EmptyState } from '@platen/ui'
import { Link } from 'react-router'
import { daysBetween } from '@platen/formats/calendar'
import { paths } from '../../../lib/paths.ts'
import { useToday } from '../../../lib/formats.ts'
import { type Garment, type Step, STEPS } from './garment.ts'
import { DuePill, dueDay } from './due-pill.tsx'
import { queueNoun, type Queues } from './queues.ts'
import { printCount } from '../print-jobs/index.ts'
import { locale, m } from '../../../messages/messages.ts'

interface QueueBoardProps {
  readonly queues: Queues
  readonly open: Step
  readonly onOpen: (step: Step) => void
  readonly onGarment: (garment: Garment) => void
}

export function QueueBoard({ queues, open, onOpen, onGarment }: QueueBoardProps) {
  const today = useToday()
  // A shop that sells no film has nothing to cut.
  const cuts = queues.stations.cut.length > 0 || open === 'cut'
  const shownSteps = STEPS.filter((step) => step !== 'cut' || cuts)
  return (
    <section aria-label={m.floor.queues.title} className="grid grid-cols-1 gap-4">
      <div
        className={`grid grid-cols-2 gap-px border border-rule-strong bg-rule ${cuts ? 'sm:grid-cols-5' : 'sm:grid-cols-4'}`}
      >
        {shownSteps.map((step) => {
          const rows = rowsOf(queues, step)
          const urgent = urgencyText(rows, today)
          return (
            <button
              key={step}
              type="button"
              aria-pressed={open === step}
              onClick={() => onOpen(step)}
              className="grid min-h-24 content-start gap-1 bg-sheet px-3 py-2 text-left hover:bg-press-wash focus-visible:z-10 aria-pressed:bg-ink aria-pressed:text-paper"
            >
              <span className="text-sm font-semibold">{m.floor.steps[step].queue}</span>
              <span className="figures text-4xl leading-none font-bold">{rows.length}</span>
              <span className="text-sm">{queueNoun(queues, step)}</span>
              {urgent !== undefined && <span className="text-sm font-semibold">{urgent}</span>}
            </button>
          )
        })}
      </div>
      {open === 'print' ? (
        <SheetRows queues={queues} onGarment={onGarment} />
      ) : (
        <GarmentRows step={open} garments={queues.stations[open]} onGarment={onGarment} />
      )}
    </section>
  )
}

interface Due {
  readonly promisedBy: string
  readonly neededBy: string | null
}

function rowsOf({ sheets, loose, stations }: Queues, step: Step): readonly Due[] {
  if (step !== 'print') return stations[step]
  return [...sheets.map(({ promisedBy }) => ({ promisedBy, neededBy: null })), ...loose]
}

function urgencyText(rows: readonly Due[], today: string): string | undefined {
  const left = rows.map((row) => daysBetween(today, dueDay(row)))
  const late = left.filter((days) => days < 0).length
  const dueToday = left.filter((days) => days === 0).length
  if (late > 0) return count(locale, m.floor.queues.late, late)
  return dueToday > 0 ? count(locale, m.floor.queues.today, dueToday) : undefined
}

const ROW =
  'flex min-h-16 w-full items-center gap-3 border-b border-rule py-2 text-left no-underline hover:bg-tray'

function SheetRows({ queues: { sheets, loose }, onGarment }: Pick<QueueBoardProps, 'queues' | 'onGarment'>) {
  if (sheets.length + loose.length === 0) return <EmptyState title={m.floor.steps.print.empty} />
  return (
    <ul>
      {sheets.map((sheet) => (
        <li key={sheet.id}>
          <Link to={paths.sheet(sheet.id)} className={ROW}>
            <span className="figures text-lg font-bold">{sheet.number}</span>
            <span className="flex-1 text-ink-soft">{printCount(sheet.prints)}</span>
            <DuePill garment={{ ...sheet, neededBy: null }} />
          </Link>
        </li>
      ))}
      {loose.map((garment) => (
        <GarmentRow key={garment.key} garment={garment} onGarment={onGarment} />
      ))}
    </ul>
  )
}

/** Others are found by their tickets. */
const MAX_ROWS = 40

interface GarmentRowsProps {
  readonly step: Exclude<Step, 'print'>
  readonly garments: readonly Garment[]
  readonly onGarment: (garment: Garment) => void
}

function GarmentRows({ step, garments, onGarment }: GarmentRowsProps) {
  if (garments.length === 0) return <EmptyState title={m.floor.steps[step].empty} />
  const more = garments.length - MAX_ROWS
  return (
    <>
      <ul aria-label={m.floor.steps[step].queue}>
        {garments.slice(0, MAX_ROWS).map((garment) => (
          <GarmentRow key={garment.key} garment={garment} onGarment={onGarment} />
        ))}
      </ul>
      {more > 0 && <p className="text-sm text-ink-soft">{count(locale, m.floor.queues.more, more)}</p>}
    </>
  )
}

function GarmentRow({ garment, onGarment }: Pick<GarmentRowsProps, 'onGarment'> & { garment: Garment }) {
  const { kind, orderNumber, garmentName, colour, size, unit, quantity } = garment
  const which = quantity > 1 ? [fill(m.jobs.unit, { unit, quantity })] : []
  return (
    <li>
      <button type="button" className={ROW} onClick={() => onGarment(garment)}>
        {kind === 'garment' && (
          <span className="figures grid size-12 shrink-0 place-items-center border border-ink text-sm font-bold">
            {size}
          </span>
        )}
        <span className="min-w-0 flex-1">
          <span className="figures block font-bold">{orderNumber}</span>
          <span className="block truncate text-sm">
            {(kind === 'garment'
              ? [garmentName, colour, ...which, printCount(garment.prints.length)]
              : [garmentName, size, ...which]
            ).join(', ')}
          </span>
        </span>
        <DuePill garment={garment} />
      </button>
    </li>
  )
}
