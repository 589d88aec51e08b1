import type { GarmentCreateRequest } from '@platen/contract'
import { arePointsTooClose, isPlausiblePhoto, overlaps, photoBox, zoneBounds } from '@platen/placement'
import type { Tx } from '../../../platform/database/transaction.ts'
import type { PhotoRow } from '../../../platform/records/garment-sides.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { refuseInvalid, repetitions, type FieldProblem } from '../../../platform/refusal.ts'
import { lockPhotos } from '../pictures/index.ts'
import { getPrintZones } from '../print-zones/index.ts'
import { writePhotos } from './garments.store.ts'

type RequestedPhoto = NonNullable<GarmentCreateRequest['photos']>[number]

/** Writes the photos that prints are shown on, if the request has some. */
export async function placePhotos(
  tx: Tx,
  garmentId: string,
  { kind, photos, variants }: Pick<GarmentCreateRequest, 'kind' | 'photos' | 'variants'>,
): Promise<void> {
  if (photos === undefined) return
  const colours = new Set(variants.map(({ colour }) => colour))
  const ids = photos.map(({ photoId }) => decodeId('photo', photoId))
  const stored = await lockPhotos(tx, ids)
  const neutral = photos.flatMap((photo, index) => (photo.neutral ? [{ photo, index }] : []))
  const { zones, kinds } = await getPrintZones(tx)
  const views = new Set(kinds.find(({ id }) => id === kind)?.views.map(({ view }) => view))
  refuseInvalid([
    ...repetitions(
      photos,
      ({ view, colour }) => JSON.stringify([view, colour]),
      (index) => `photos[${index}].colour`,
    ),
    ...repetitions(
      neutral,
      ({ photo }) => photo.view,
      (at) => `photos[${neutral[at]?.index ?? at}].neutral`,
    ),
    ...photos.flatMap((photo, index): FieldProblem[] => {
      const path = `photos[${index}]`
      const file = stored.get(ids[index] ?? '')
      if (!file) return [{ path: `${path}.photoId`, message: 'is not a photo', reason: 'not_found' }]
      return [
        ...(views.has(photo.view)
          ? []
          : [{ path: `${path}.view`, message: `is not a side of ${kind}`, reason: 'no_such_view' as const }]),
        ...((photo.colour === null ? !photo.neutral : !colours.has(photo.colour))
          ? [
              {
                path: `${path}.colour`,
                message: 'is not a colour of this garment',
                reason: 'not_found' as const,
              },
            ]
          : []),
        ...placingProblems(photo, file, path),
      ]
    }),
  ])
  const placed = photos.map((photo, index) => ({ ...photo, photoId: ids[index] ?? '' }))
  const shown = zones.filter(({ active, garmentKinds }) => active && garmentKinds.includes(kind))
  refuseInvalid(
    placed.flatMap((photo, index) => {
      const file = stored.get(photo.photoId)
      if (!file) return []
      const box = photoBox(photo, file.picture)
      const lost = shown.filter((zone) => zone.view === photo.view && !overlaps(zoneBounds(zone), box))
      if (lost.length === 0) return []
      const names = lost.map(({ name }) => name).join(', ')
      return [
        {
          path: `photos[${index}].origin`,
          message: `leaves these print zones outside the photo: ${names}`,
          reason: 'zones_outside_photo' as const,
          limit: names,
        },
      ]
    }),
  )
  await writePhotos(tx, garmentId, placed)
}

function placingProblems(photo: RequestedPhoto, { picture }: PhotoRow, path: string): FieldProblem[] {
  if (arePointsTooClose(photo.points, picture))
    return [{ path: `${path}.points`, message: 'are too close to each other', reason: 'points_too_close' }]
  const box = photoBox(photo, picture)
  if (isPlausiblePhoto(box)) return []
  const size = `${Math.round(box.widthMm)} × ${Math.round(box.heightMm)} mm`
  return [
    {
      path: `${path}.distanceMm`,
      message: `makes the whole photo ${size}`,
      reason: 'implausible_size',
      limit: size,
    },
  ]
}
