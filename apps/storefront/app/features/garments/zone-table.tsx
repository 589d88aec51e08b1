import { usePage } from '../../lib/page.ts'
import { named } from '../../messages/named.ts'
import { fill } from '../../messages/words.ts'
import { zoneLimits } from './garment-facts.ts'
import { sizeInCm, sizeInInches } from './measures.ts'
import type { NumberedZone } from './zone-outlines.tsx'

interface ZoneTableProps {
  readonly zones: readonly NumberedZone[]
  readonly sizes: readonly string[]
}

/** The largest print of each zone, by garment size. */
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
