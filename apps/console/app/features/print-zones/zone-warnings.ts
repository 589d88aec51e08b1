import { fitsOnFilm } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { zoneView } from '@platen/ui'
import type { PrintForm, Zone } from './print-document.ts'
import { boxOf, outline, overlap } from './zone-shape.ts'

export interface Warning {
  /** `bad` is what the shop will refuse. */
  readonly tone: 'bad' | 'warn' | 'note'
  readonly text: string
}

type IsOnCloth = (kind: string, zone: Zone, points: readonly (readonly [number, number])[]) => boolean

/** What a printer would say of a zone on this garment. */
export function warningsOf(zone: Zone, form: PrintForm, kind: string, isOnCloth: IsOnCloth): Warning[] {
  const box = boxOf(zone)
  const size = { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
  const others = form.zones.filter(
    (other) =>
      other.id !== zone.id &&
      other.active &&
      zoneView(other.id) === zoneView(zone.id) &&
      other.garmentKinds.includes(kind) &&
      overlap(box, boxOf(other)),
  )
  return [
    ...when(
      zone.active && !sizeTierFor(size, tiersOf(form)),
      'bad',
      'No size tier holds so large a print: it has no price.',
    ),
    ...when(zone.active && !fitsOnFilm(size, form.film), 'bad', 'So large a print does not fit on the film.'),
    ...zone.sizeBands
      .filter((band) => band.maxWidthMm > zone.maxWidthMm || band.maxHeightMm > zone.maxHeightMm)
      .map(({ sizes }) => ({
        tone: 'bad' as const,
        text: `The limit of ${sizes.join(', ')} is larger than the zone.`,
      })),
    ...when(!isOnCloth(kind, zone, outline(box)), 'warn', 'It reaches off the cloth as drawn (an adult L).'),
    ...when(
      others.length > 0,
      'note',
      `It overlaps ${others.map(({ name }) => name).join(', ')}. One order may print both.`,
    ),
  ]
}

function tiersOf({ sizeTiers }: PrintForm) {
  return sizeTiers.map((tier) => ({ ...tier, priceMinor: tier.priceMinor ?? 0 }))
}

function when(holds: boolean, tone: Warning['tone'], text: string): Warning[] {
  return holds ? [{ tone, text }] : []
}
