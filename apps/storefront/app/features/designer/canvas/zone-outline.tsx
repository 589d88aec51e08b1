import { boundsOnGarment, zoneBox, type ZoneLimit } from '@platen/placement'
import { zoneTransform } from '@platen/ui'
import { fill } from '@platen/messages'
import { usePage } from '../../../lib/page.ts'
import { SVG_FOCUS } from '../../../lib/preact/svg-focus.ts'
import {
  LABEL_EDGE_PX,
  LABEL_LETTER,
  LABEL_PX,
  NAME_ABOVE_PX,
  zoneLabel,
  type CanvasWindow,
} from './canvas-window.ts'
import type { Zone } from '../design/printable-garment.ts'

interface ZoneOutlineProps {
  readonly zone: Zone
  readonly limit: ZoneLimit
  readonly active: boolean
  readonly printed: boolean
  readonly shown: CanvasWindow
  readonly mmPerPx: number
  readonly dark: boolean
  readonly onChoose: () => void
}

const MARK_PX = 12

export function ZoneOutline({
  zone,
  limit,
  active,
  printed,
  shown,
  mmPerPx,
  dark,
  onChoose,
}: ZoneOutlineProps) {
  const { messages, formats } = usePage()
  const texts = messages.designer
  const limited = zoneBox(zone, limit)
  const box = { x: limited.xMm, y: limited.yMm, width: limited.widthMm, height: limited.heightMm }
  const bounds = boundsOnGarment(zone, limited)
  const size = `${formats.number(limit.widthMm)} × ${formats.number(limit.heightMm)} mm`
  const name = fill(printed ? texts.zonePrinted : texts.zoneEmpty, { zone: zone.name, size })
  const label = zoneLabel(zone.name, size, shown, mmPerPx)
  const labelMm = label.length * LABEL_PX * LABEL_LETTER * mmPerPx
  const edgeMm = LABEL_EDGE_PX * mmPerPx
  const rightMm = shown.xMm + shown.widthMm - edgeMm
  const isAtEdge = bounds.xMm + 4 * mmPerPx + labelMm > rightMm
  const isWide = labelMm > bounds.widthMm
  // A name wider than its zone is above the corner marks, or the right one would cross it.
  const abovePx = isWide ? MARK_PX + 6 : 6
  const tone = dark ? 'stroke-white' : 'stroke-ink-soft'
  return (
    <g
      role="button"
      {...SVG_FOCUS}
      aria-label={name}
      aria-pressed={active}
      data-zone={zone.id}
      onClick={onChoose}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose()
      }}
      className="group cursor-pointer outline-none"
    >
      <g transform={zoneTransform(zone)}>
        <rect {...box} fill="transparent" />
        <rect
          {...box}
          fill="none"
          vectorEffect="non-scaling-stroke"
          strokeWidth={active ? 1.5 : 1}
          strokeDasharray={active ? undefined : '4 4'}
          className={`${active ? 'stroke-press' : `${tone} opacity-45 group-hover:opacity-90`} group-focus-visible:stroke-press group-focus-visible:stroke-[4px]`}
        />
        {active && <CornerMarks {...box} reach={MARK_PX * mmPerPx} />}
      </g>
      {active && (
        <text
          // A font of other widths must not push its end out of sight.
          x={isAtEdge ? rightMm : bounds.xMm + 4 * mmPerPx}
          textAnchor={isAtEdge ? 'end' : 'start'}
          y={Math.max(bounds.yMm - abovePx * mmPerPx, shown.yMm + (NAME_ABOVE_PX - 6) * mmPerPx)}
          fontSize={LABEL_PX * mmPerPx}
          strokeWidth={3 * mmPerPx}
          strokeLinejoin="round"
          paintOrder="stroke"
          aria-hidden="true"
          className="figures fill-ink stroke-paper font-semibold"
        >
          {label}
        </text>
      )}
    </g>
  )
}

type CornerMarksProps = Readonly<Record<'x' | 'y' | 'width' | 'height' | 'reach', number>>

function CornerMarks({ x, y, width, height, reach }: CornerMarksProps) {
  const [gap, right, bottom] = [reach / 4, x + width, y + height]
  const path = [
    [x, y, -1, -1],
    [right, y, 1, -1],
    [x, bottom, -1, 1],
    [right, bottom, 1, 1],
  ]
    .map(
      ([cx = 0, cy = 0, dx = 0, dy = 0]) =>
        `M${cx + dx * gap} ${cy}h${dx * reach}M${cx} ${cy + dy * gap}v${dy * reach}`,
    )
    .join('')
  return (
    <path
      d={path}
      fill="none"
      strokeWidth="1.5"
      vectorEffect="non-scaling-stroke"
      className="stroke-press"
      pointerEvents="none"
    />
  )
}
