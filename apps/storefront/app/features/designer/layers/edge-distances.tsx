import type { ZoneBox } from '@platen/layers'
import { zoneCentre, type ZoneLimit } from '@platen/placement'
import { zoneTransform } from '@platen/ui'
import { usePage } from '../../../lib/page.ts'
import type { Zone } from '../design/printable-garment.ts'

interface EdgeDistancesProps {
  readonly box: ZoneBox
  readonly zone: Zone
  readonly limit: ZoneLimit
  readonly mmPerPx: number
}

const LABEL_PX = 12
/** Shorter ones have no room for their number. */
const LEAST_PX = 26

/** How far what is dragged is from each edge of the zone. */
export function EdgeDistances({ box, zone, limit, mmPerPx }: EdgeDistancesProps) {
  const { formats } = usePage()
  const { xMm, yMm } = zoneCentre(zone)
  const [across, along] = [limit.widthMm / 2, limit.heightMm / 2]
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  const gaps = [
    { from: [-across, y], to: [box.left, y], mm: box.left + across },
    { from: [box.right, y], to: [across, y], mm: across - box.right },
    { from: [x, -along], to: [x, box.top], mm: box.top + along },
    { from: [x, box.bottom], to: [x, along], mm: along - box.bottom },
  ] as const
  return (
    <g
      transform={`${zoneTransform(zone)} translate(${xMm} ${yMm})`}
      pointerEvents="none"
      aria-hidden="true"
      data-edge-distances
    >
      {gaps.map(({ from, to, mm }, index) =>
        mm / mmPerPx < LEAST_PX ? null : (
          <g key={index}>
            <path
              d={`M${from.join(' ')}L${to.join(' ')}`}
              strokeWidth="1"
              strokeDasharray="3 3"
              vectorEffect="non-scaling-stroke"
              className="stroke-magenta"
            />
            <text
              x={(from[0] + to[0]) / 2}
              y={(from[1] + to[1]) / 2}
              dy="0.35em"
              textAnchor="middle"
              fontSize={LABEL_PX * mmPerPx}
              strokeWidth={4 * mmPerPx}
              paintOrder="stroke"
              className="figures fill-ink stroke-sheet font-semibold"
            >
              {formats.number(Math.round(mm * 10) / 10)}
            </text>
          </g>
        ),
      )}
    </g>
  )
}
