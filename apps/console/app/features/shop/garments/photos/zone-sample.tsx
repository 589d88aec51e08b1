import { zoneCentre } from '@platen/placement'
import { SAMPLE_PRINT_BOX, SamplePrint, zoneTransform } from '@platen/ui'
import type { ZoneOnPhoto } from './photo-document.ts'

/** Of the zone. */
const SHARE = 0.8

/** The sample print in the largest zone. */
export function ZoneSample({ zones }: { readonly zones: readonly ZoneOnPhoto[] }) {
  const [zone] = zones.toSorted((one, other) => area(other) - area(one))
  if (!zone) return null
  const { xMm, yMm, sizeMm } = SAMPLE_PRINT_BOX
  const scale = (SHARE * Math.min(zone.maxWidthMm, zone.maxHeightMm)) / sizeMm
  const centre = zoneCentre(zone)
  const middle = `translate(${-(xMm + sizeMm / 2)} ${-(yMm + sizeMm / 2)})`
  return (
    <g transform={`${zoneTransform(zone)} translate(${centre.xMm} ${centre.yMm}) scale(${scale}) ${middle}`}>
      <SamplePrint />
    </g>
  )
}

function area({ maxWidthMm, maxHeightMm }: ZoneOnPhoto): number {
  return maxWidthMm * maxHeightMm
}
