import { fill } from '@platen/messages'
import { pressMeasure, type PressMeasure } from '@platen/placement'
import {
  PlacedPrint,
  GarmentPicture,
  garmentFrame,
  isDarkFabric,
  printedViews,
  zoneTransform,
  type GarmentView,
} from '@platen/ui'
import { useShownGarments, zoneIdName } from '../../shop/catalog/index.ts'
import type { Garment } from './garment.ts'
import type { Job } from './job.ts'
import { usePressSettings, type Zone } from './use-press-settings.ts'
import { figure } from '../print-jobs/index.ts'
import { m } from '../../../messages/messages.ts'

/** With more prints on one side the dimension lines would overlap. */
const MAX_MEASURED = 2

interface Placed {
  readonly job: Job
  readonly zone: Zone
  readonly mark: number
  readonly measure: PressMeasure
}

export function PlacedPrints({ garment }: { garment: Garment }) {
  const { findZone } = usePressSettings()
  const placed = garment.prints.flatMap((job, at): Placed[] => {
    const zone = findZone(job.zoneId)
    return zone ? [{ job, zone, mark: at + 1, measure: pressMeasure(job, zone, job.trim) }] : []
  })
  const views = printedViews(
    placed.map(({ job }) => job),
    placed.map(({ zone }) => zone),
  )
  return (
    <div className={`grid justify-items-center gap-3 ${views.length > 1 ? 'grid-cols-2' : ''}`}>
      {views.map((view) => (
        <Side
          key={view}
          view={view}
          garment={garment}
          placed={placed.filter(({ zone }) => zone.view === view)}
        />
      ))}
    </div>
  )
}

interface SideProps {
  readonly view: GarmentView
  readonly garment: Garment
  readonly placed: readonly Placed[]
}

function Side({ view, garment: { garmentId, garmentKind, garmentName, colourHex }, placed }: SideProps) {
  const shown = useShownGarments()({ id: garmentId ?? '', kind: garmentKind })
  // Lines and letters have the same size for every garment.
  const unit = garmentFrame(shown, view, colourHex).width / 240
  return (
    <GarmentPicture
      garment={shown}
      view={view}
      colour={colourHex}
      className="max-h-80 w-full"
      title={fill(m.floor.prints.drawing, {
        garment: garmentName,
        view: m.floor.prints.views[view],
        prints: placed.map(({ job, measure }) => distanceText(job, measure)).join(', '),
      })}
    >
      {placed.map(({ job, zone }) => (
        <PlacedPrint key={job.id} print={job} zone={zone} picture={job.artwork.previewUrl} />
      ))}
      {placed.map(({ job, zone, mark, measure }) => (
        <g key={job.id} transform={zoneTransform(zone)}>
          {placed.length <= MAX_MEASURED && (
            <Measures measure={measure} unit={unit} dark={isDarkFabric(colourHex)} />
          )}
          <Mark mark={mark} measure={measure} unit={unit} />
        </g>
      ))}
    </GarmentPicture>
  )
}

function distanceText({ zoneId }: Job, { from, downMm }: PressMeasure): string {
  return fill(m.floor.prints.below[from], { print: zoneIdName(zoneId), distance: figure(Math.abs(downMm)) })
}

interface MeasureProps {
  readonly measure: PressMeasure
  readonly unit: number
}

/**
 *        collar ┬        or shoulder seam
 *               ┊ 76
 *     ┌─────────┴─────────┐
 *
 * Above a seam, such as on a cap, from there up to the print.
 */
function Measures({ measure, unit, dark }: MeasureProps & { dark: boolean }) {
  const { box, startYMm, downMm } = measure
  const middle = box.xMm + box.widthMm / 2
  const text = figure(Math.abs(downMm))
  const endYMm = startYMm + downMm
  const labelY = (startYMm + endYMm) / 2
  const half = (text.length * 0.62 * 9 * unit) / 2 + 2 * unit
  return (
    <g fill="none" stroke={dark ? 'var(--ink-white)' : 'black'} strokeWidth={0.8 * unit}>
      <rect
        x={box.xMm}
        y={box.yMm}
        width={box.widthMm}
        height={box.heightMm}
        strokeDasharray={`${3 * unit} ${2 * unit}`}
      />
      <path d={`M${middle - 6 * unit} ${startYMm}h${12 * unit}`} />
      {downMm !== 0 && (
        <>
          <path d={`M${middle} ${startYMm}V${endYMm}`} strokeDasharray={`${3 * unit} ${2 * unit}`} />
          <rect
            x={middle - half}
            y={labelY - 6 * unit}
            width={half * 2}
            height={12 * unit}
            rx={2 * unit}
            className="fill-sheet"
            stroke="none"
          />
          <text
            x={middle}
            y={labelY + 3.2 * unit}
            fontSize={9 * unit}
            textAnchor="middle"
            stroke="none"
            className="figures fill-ink"
          >
            {text}
          </text>
        </>
      )}
    </g>
  )
}

function Mark({ mark, measure: { box }, unit }: MeasureProps & { mark: number }) {
  const [x, y] = [box.xMm - 6 * unit, box.yMm - 2 * unit]
  return (
    <>
      <circle cx={x} cy={y} r={7.5 * unit} className="fill-press stroke-sheet" strokeWidth={unit} />
      <text
        x={x}
        y={y + 3.4 * unit}
        fontSize={10 * unit}
        textAnchor="middle"
        className="figures fill-on-press font-bold"
      >
        {mark}
      </text>
    </>
  )
}
