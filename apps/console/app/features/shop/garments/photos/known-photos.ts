import { expectData } from '@platen/api-client'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { api } from '../../../../lib/requests/api.ts'
import type { StoredPhoto } from './photo-document.ts'

export type KnownPhotos = ReadonlyMap<string, StoredPhoto>

/** The files of photos, which never change. */
export function useKnownPhotos(photos: readonly { readonly photoId: string }[]): KnownPhotos {
  const ids = [...new Set(photos.map(({ photoId }) => photoId))]
  return useQueries({
    queries: ids.map((photoId) => ({
      queryKey: keyOf(photoId),
      queryFn: ({ signal }: { signal: AbortSignal }) => expectData(api.getGarmentPhoto({ photoId, signal })),
      staleTime: Infinity,
    })),
    combine: (results) =>
      new Map(results.flatMap(({ data }) => (data === undefined ? [] : [[data.id, data] as const]))),
  })
}

export function useRememberPhoto(): (photo: StoredPhoto) => void {
  const queries = useQueryClient()
  return (photo) => queries.setQueryData(keyOf(photo.id), photo)
}

function keyOf(photoId: string) {
  return ['garments', 'photo', photoId] as const
}
