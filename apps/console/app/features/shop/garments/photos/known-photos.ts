import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../../lib/requests/api.ts'
import type { StoredPhoto } from './photo-document.ts'

export type KnownPhotos = ReadonlyMap<string, StoredPhoto>

/** A photo never changes. */
const known = new Map<string, StoredPhoto>()

export function rememberPhoto(photo: StoredPhoto): void {
  known.set(photo.id, photo)
}

/** The files of photos. One that is gone is left out. */
export function useKnownPhotos(photos: readonly { readonly photoId: string }[]): KnownPhotos {
  const ids = photos.map(({ photoId }) => photoId).filter((id) => !known.has(id))
  useQuery({
    queryKey: ['garments', 'photos', ...ids],
    queryFn: async ({ signal }) => {
      const read = (photoId: string) => expectData(api.getGarmentPhoto({ photoId, signal }))
      const answers = await Promise.allSettled(ids.map(read))
      for (const answer of answers) if (answer.status === 'fulfilled') rememberPhoto(answer.value)
      return ids.length
    },
    enabled: ids.length > 0,
  })
  return new Map(
    photos.flatMap(({ photoId }) => {
      const photo = known.get(photoId)
      return photo ? [[photoId, photo] as const] : []
    }),
  )
}
