import type { AdminPrintZoneSettingsRequest } from '@platen/contract'
import { fitsOnFilm, overlaps, zoneBounds, type GarmentBox } from '@platen/placement'
import { sizeTierFor } from '@platen/pricing'
import { repetitions, type FieldProblem } from '../../../platform/refusal.ts'

type PrintSettings = AdminPrintZoneSettingsRequest
type Zone = PrintSettings['zones'][number]

/** The contract has checked each value. */
export function printZoneProblems(settings: PrintSettings): FieldProblem[] {
  const { zones, sizeTiers, dpi, film, pressRecipes } = settings
  return [
    ...(settings.kinds ? kindProblems(settings.kinds) : []),
    ...repetitions(
      zones,
      ({ id }) => id,
      (index) => `zones[${index}].id`,
    ),
    ...repetitions(
      sizeTiers,
      ({ id }) => id,
      (index) => `sizeTiers[${index}].id`,
    ),
    ...repetitions(
      pressRecipes,
      ({ fabric }) => fabric,
      (index) => `pressRecipes[${index}].fabric`,
    ),
    ...zones.flatMap((zone, index) => bandProblems(zone, `zones[${index}]`)),
    ...(dpi.minimum > dpi.recommended
      ? [
          {
            path: 'dpi.minimum',
            message: 'must not be more than dpi.recommended',
            reason: 'above_maximum' as const,
          },
        ]
      : []),
    ...filmProblems(film),
    ...zones.flatMap((zone, index) => reachProblems(zone, settings, `zones[${index}]`)),
  ]
}

function kindProblems(kinds: NonNullable<PrintSettings['kinds']>): FieldProblem[] {
  return [
    ...repetitions(
      kinds,
      ({ id }) => id,
      (index) => `kinds[${index}].id`,
    ),
    ...kinds.flatMap(({ sizeTranslations = [] }, index) =>
      repetitions(
        sizeTranslations,
        ({ size }) => size,
        (at) => `kinds[${index}].sizeTranslations[${at}].size`,
      ),
    ),
    ...kinds.flatMap(({ views }, index) =>
      repetitions(
        views,
        ({ view }) => view,
        (at) => `kinds[${index}].views[${at}].view`,
      ),
    ),
  ]
}

interface Photo {
  readonly garmentName: string
  readonly kind: string
  readonly view: string
  readonly box: GarmentBox
}

/** Otherwise pages could not show what is printed there. */
export function photoProblems(
  { zones }: Pick<PrintSettings, 'zones'>,
  photos: readonly Photo[],
): FieldProblem[] {
  return zones.flatMap((zone, index) => {
    if (!zone.active) return []
    const missing = photos.find(
      ({ kind, view, box }) =>
        view === zone.view && zone.garmentKinds.includes(kind) && !overlaps(zoneBounds(zone), box),
    )
    if (!missing) return []
    return [
      {
        path: `zones[${index}].anchor`,
        message: `lies outside the photo of ${missing.garmentName}`,
        reason: 'outside_photo' as const,
        limit: missing.garmentName,
      },
    ]
  })
}

function bandProblems(zone: Zone, path: string): FieldProblem[] {
  const named = zone.sizeBands.flatMap(({ sizes }, band) =>
    sizes.map((size, at) => ({ size, path: `${path}.sizeBands[${band}].sizes[${at}]` })),
  )
  return [
    ...repetitions(
      named,
      ({ size }) => size,
      (index) => named[index]?.path ?? path,
    ),
    ...zone.sizeBands.flatMap((band, index) =>
      (['maxWidthMm', 'maxHeightMm'] as const).flatMap((side) =>
        band[side] > zone[side]
          ? [
              {
                path: `${path}.sizeBands[${index}].${side}`,
                message: `is more than the zone's ${zone[side]} mm`,
                reason: 'above_zone' as const,
                limit: String(zone[side]),
              },
            ]
          : [],
      ),
    ),
  ]
}

/**
 *     ├─ sideMargin ─┤ usable width ├─ sideMargin ─┤
 */
function filmProblems({
  widthMm,
  sideMarginMm,
  leadMm,
  tailMm = 0,
  gapMm,
  maxLengthMm,
}: PrintSettings['film']): FieldProblem[] {
  const usableWidthMm = lengthMm(widthMm - 2 * sideMarginMm)
  if (usableWidthMm <= 0) {
    return [
      {
        path: 'film.sideMarginMm',
        message: `leaves no room on a film ${widthMm} mm wide`,
        reason: 'no_room',
      },
    ]
  }
  return [
    ...(leadMm >= maxLengthMm
      ? [
          {
            path: 'film.leadMm',
            message: `leaves no room on a sheet ${maxLengthMm} mm long`,
            reason: 'no_room' as const,
          },
        ]
      : leadMm + tailMm >= maxLengthMm
        ? [
            {
              path: 'film.tailMm',
              message: `leaves no room on a sheet ${maxLengthMm} mm long`,
              reason: 'no_room' as const,
            },
          ]
        : []),
    ...(gapMm >= usableWidthMm
      ? [
          {
            path: 'film.gapMm',
            message: 'is wider than the film without its margins',
            reason: 'no_room' as const,
          },
        ]
      : []),
  ]
}

/** Otherwise the largest print of an active zone could be sold but not made. */
function reachProblems(zone: Zone, { sizeTiers, film }: PrintSettings, path: string): FieldProblem[] {
  if (!zone.active) return []
  const largest = { widthMm: zone.maxWidthMm, heightMm: zone.maxHeightMm }
  const size = `${zone.maxWidthMm} × ${zone.maxHeightMm} mm`
  return [
    ...(sizeTierFor(largest, sizeTiers)
      ? []
      : [
          {
            path: 'sizeTiers',
            message: `has no tier for a print of ${size}, which ${zone.id} allows`,
            reason: 'no_tier' as const,
            limit: size,
          },
        ]),
    ...(fitsOnFilm(largest, film)
      ? []
      : [
          {
            path,
            message: `a print of ${size} does not fit on the film`,
            reason: 'not_on_film' as const,
            limit: size,
          },
        ]),
  ]
}

/** Lengths have one decimal, but their differences carry binary rounding errors. */
function lengthMm(difference: number): number {
  return Math.round(difference * 10) / 10
}
