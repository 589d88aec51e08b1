import { boundsOnGarment, fitsOnFilm, onGarment } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { HOODIE_POCKET, zoneView } from '@platen/ui'
import type { PrintForm, Zone } from './print-document.ts'
import { boxOf, outline, overlap } from './zone-shape.ts'

interface Warning {
  readonly tone: 'bad' | 'warn' | 'note'
  readonly text: string
}

type IsOnGarment = (kind: string, zone: Zone, points: readonly (readonly [number, number])[]) => boolean

export function warningsOf(zone: Zone, form: PrintForm, kind: string, isOnGarment: IsOnGarment): Warning[] {
  const box = boxOf(zone)
  const bounds = boundsOnGarment(zone, box)
  const size = { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
  const others = form.zones.filter(
    (other) =>
      other.id !== zone.id &&
      other.active &&
      zoneView(other.id) === zoneView(zone.id) &&
      other.garmentKinds.includes(kind) &&
      overlap(bounds, boundsOnGarment(other, boxOf(other))),
  )
  return [
    ...when(
      zone.active && !sizeTierFor(size, tiersOf(form)),
      'bad',
      'No size tier is large enough, so this zone has no price.',
    ),
    ...when(
      zone.active && !fitsOnFilm(size, form.film),
      'bad',
      'A print of this size does not fit on the film.',
    ),
    ...zone.sizeBands
      .filter((band) => band.maxWidthMm > zone.maxWidthMm || band.maxHeightMm > zone.maxHeightMm)
      .map(({ sizes }) => ({
        tone: 'bad' as const,
        text: `The limit for ${sizes.join(', ')} is larger than the zone.`,
      })),
    ...when(
      !isOnGarment(kind, zone, outlineOnGarment(zone)),
      'warn',
      'It extends past the garment (drawn as an adult L).',
    ),
    ...when(
      kind === 'hoodie' && zoneView(zone.id) === 'front' && overlap(bounds, HOODIE_POCKET),
      'warn',
      'It reaches the pocket of the hoodie, where prints cannot be pressed flat. Hoodies can have a zone of their own.',
    ),
    ...when(
      others.length > 0,
      'note',
      `It overlaps ${others.map(({ name }) => name).join(', ')}. An order can use both.`,
    ),
  ]
}

function outlineOnGarment(zone: Zone): (readonly [number, number])[] {
  return outline(boxOf(zone)).map((point) => {
    const { xMm, yMm } = onGarment(zone, { xMm: point[0], yMm: point[1] })
    return [xMm, yMm]
  })
}

function tiersOf({ sizeTiers }: PrintForm) {
  return sizeTiers.map((tier) => ({ ...tier, priceMinor: tier.priceMinor ?? 0 }))
}

function when(holds: boolean, tone: Warning['tone'], text: string): Warning[] {
  return holds ? [{ tone, text }] : []
}
