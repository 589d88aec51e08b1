import { fill } from '@platen/messages'
import { fitsOnFilm, onGarment, overlaps, zoneBounds } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { HOODIE_POCKET } from '@platen/ui'
import { listText } from '../../../lib/formats.ts'
import type { PrintForm, Zone } from './print-document.ts'
import { boxOf, outline } from './zone-shape.ts'
import { m } from '../../../messages/messages.ts'

const texts = m.zones.warnings

interface Warning {
  readonly tone: 'bad' | 'warn' | 'note'
  readonly text: string
}

/** What the zone is seen on. */
export interface ShownOn {
  readonly kind: string
  /** Undefined on a photo. */
  readonly drawing: string | undefined
  readonly contains: (points: readonly (readonly [number, number])[]) => boolean
}

export function warningsOf(zone: Zone, form: PrintForm, { kind, drawing, contains }: ShownOn): Warning[] {
  const bounds = zoneBounds(zone)
  const size = { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
  const others = form.zones.filter(
    (other) =>
      other.id !== zone.id &&
      other.active &&
      other.view === zone.view &&
      other.garmentKinds.includes(kind) &&
      overlaps(bounds, zoneBounds(other)),
  )
  return [
    ...when(zone.active && !sizeTierFor(size, tiersOf(form)), 'bad', texts.noTier),
    ...when(zone.active && !fitsOnFilm(size, form.film), 'bad', texts.notOnFilm),
    ...zone.sizeBands
      .filter((band) => band.maxWidthMm > zone.maxWidthMm || band.maxHeightMm > zone.maxHeightMm)
      .map(({ sizes }) => ({
        tone: 'bad' as const,
        text: fill(texts.limitTooLarge, { sizes: listText(sizes) }),
      })),
    ...when(
      !contains(outlineOnGarment(zone)),
      'warn',
      drawing === undefined ? texts.pastPhoto : texts.pastGarment,
    ),
    ...when(
      drawing === 'hoodie' && zone.view === 'front' && overlaps(bounds, HOODIE_POCKET),
      'warn',
      texts.onPocket,
    ),
    ...when(
      others.length > 0,
      'note',
      fill(texts.overlaps, { names: listText(others.map(({ name }) => name)) }),
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
