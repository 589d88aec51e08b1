import { zoneBox } from '@platen/placement'
import { zoneTransform, type GarmentView } from '@platen/ui'
import { type ZoneLimit, type Zone, zoneLimits, sizeInCm, sizeInInches } from './garment-facts.ts'
import { usePage } from '../../lib/page.ts'
import { named } from '@platen/formats/own-names'
import { fill } from '@platen/messages'

export interface NumberedZone {
  readonly number: number
  readonly zone: Zone
  readonly largest: ZoneLimit
}

interface ZoneOutlinesProps {
  /** In millimetres, of what they are drawn on. */
  readonly width: number
  readonly view: GarmentView
  readonly zones: readonly NumberedZone[]
}

export function ZoneOutlines({ width, view, zones }: ZoneOutlinesProps) {
  const radius = width * 0.036
  return zones
    .filter(({ zone }) => zone.view === view)
    .map(({ number, zone, largest }) => {
      const { xMm, yMm, widthMm, heightMm } = zoneBox(zone, largest)
      const centreXMm = xMm + widthMm / 2
      // Large zones have their number at the bottom, because smaller zones overlap their top.
      const markY = yMm + (heightMm > 3 * radius * 2 ? heightMm - radius * 1.6 : heightMm / 2)
      return (
        <g key={zone.id}>
          <rect
            transform={zoneTransform(zone)}
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

interface ZoneTableProps {
  readonly zones: readonly NumberedZone[]
  readonly sizes: readonly string[]
}

export function ZoneTable({ zones, sizes }: ZoneTableProps) {
  const { messages, formats } = usePage()
  const texts = messages.garment
  return (
    <table className="w-full text-left">
      <thead>
        <tr className="border-b border-rule-strong text-sm text-ink-soft">
          <th scope="col" className="py-2 pr-3 font-normal">
            {texts.zone}
          </th>
          <th scope="col" className="py-2 font-normal">
            {texts.largest}
          </th>
        </tr>
      </thead>
      <tbody>
        {zones.map(({ number, zone }) => (
          <tr key={zone.id} className="border-b border-rule align-top">
            <th scope="row" className="py-2 pr-3 font-semibold">
              <span className="figures mr-2 inline-grid size-6 place-items-center rounded-full bg-press text-sm text-on-press">
                {number}
              </span>
              {zone.name}
            </th>
            <td className="py-2">
              {zoneLimits(zone, sizes).map((limit, index) => (
                <span
                  key={limit.sizes[0]}
                  className={index === 0 ? 'block' : 'mt-1 block text-sm text-ink-soft'}
                >
                  <span className="figures whitespace-nowrap">
                    {sizeInCm(limit.widthMm, limit.heightMm, formats)}
                  </span>{' '}
                  <span className="figures text-sm whitespace-nowrap text-ink-soft">
                    ({sizeInInches(limit.widthMm, limit.heightMm, formats)})
                  </span>
                  {index > 0 &&
                    ` ${fill(texts.forSizes, { sizes: limit.sizes.map((size) => named(size, messages.names)).join(', ') })}`}
                </span>
              ))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
