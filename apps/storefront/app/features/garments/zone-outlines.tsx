import { zoneBox } from '@platen/placement'
import { garmentFrame, zoneView, type GarmentView } from '@platen/ui'
import type { ZoneLimit, Zone } from './garment-facts.ts'

export interface NumberedZone {
  readonly number: number
  readonly zone: Zone
  readonly largest: ZoneLimit
}

interface ZoneOutlinesProps {
  readonly kind: string
  readonly view: GarmentView
  readonly zones: readonly NumberedZone[]
}

/** The largest print of each zone on this side, with its number in the zone table. */
export function ZoneOutlines({ kind, view, zones }: ZoneOutlinesProps) {
  const { width } = garmentFrame(kind, view)
  const radius = width * 0.036
  return zones
    .filter(({ zone }) => zoneView(zone.id) === view)
    .map(({ number, zone, largest }) => {
      const { xMm, yMm, widthMm, heightMm } = zoneBox(zone, largest)
      const centreXMm = xMm + widthMm / 2
      // Large zones have their number at the bottom, because smaller zones overlap their top.
      const markY = yMm + (heightMm > 3 * radius * 2 ? heightMm - radius * 1.6 : heightMm / 2)
      return (
        <g key={zone.id}>
          <rect
            x={xMm}
            y={yMm}
            width={widthMm}
            height={heightMm}
            fill="none"
            stroke="var(--fabric-line)"
            strokeWidth="1.25"
            strokeDasharray="5 4"
            vectorEffect="non-scaling-stroke"
          />
          <circle cx={centreXMm} cy={markY} r={radius} className="fill-press" />
          <text
            x={centreXMm}
            y={markY + radius * 0.42}
            textAnchor="middle"
            fontSize={radius * 1.2}
            className="figures fill-on-press font-semibold"
          >
            {number}
          </text>
        </g>
      )
    })
}
