import type { ShownGarment } from '@platen/ui'
import { useFormContext, useWatch } from 'react-hook-form'
import { useShownKind } from '../../catalog/index.ts'
import type { GarmentForm } from '../garment-document.ts'
import { coloursOf, type Colour } from '../variants.ts'
import { useKnownPhotos, type KnownPhotos } from './known-photos.ts'
import { boxOf, type FormPhoto } from './photo-document.ts'

/** As the garment of the form is shown, before it is saved. */
export function useShownForm(): ShownGarment {
  const { control } = useFormContext<GarmentForm>()
  const [kind, photos, variants] = useWatch({ control, name: ['kind', 'photos', 'variants'] })
  const known = useKnownPhotos(photos)
  return shownForm(useShownKind(kind), photos, known, coloursOf(variants))
}

export function shownForm(
  kind: ShownGarment,
  photos: readonly FormPhoto[],
  known: KnownPhotos,
  colours: readonly Colour[],
): ShownGarment {
  return kind.map((side) => ({
    ...side,
    photos: photos
      .filter(({ view }) => view === side.view)
      .flatMap((photo) => {
        const file = known.get(photo.photoId)
        if (!file) return []
        const colourHex = colours.find(({ name }) => name === photo.colour)?.hex ?? null
        const { neutral } = photo
        const { picture, shade, mask } = file
        return [{ colourHex, neutral, picture, shade, mask, box: boxOf(photo, picture) }]
      }),
  }))
}
