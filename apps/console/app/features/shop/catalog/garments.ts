import { expectData } from '@platen/api-client'
import { drawnGarment, type ShownGarment } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export function useGarments() {
  return useRead(['garments'], (signal) => api.listGarments({ signal }))
}

/** A garment that is not read yet is drawn as its kind. The floor shows garments offline, too. */
export function useShownGarments(): (garment: { id: string; kind: string }) => ShownGarment {
  const { data } = useRead(['garments', 'shown'], (signal) => api.listGarmentAppearances({ signal }), {
    kept: true,
  })
  return ({ id, kind }) => data?.find(({ garmentId }) => garmentId === id)?.views ?? drawnGarment(kind)
}

export function useGarment(garmentId: string) {
  return useQuery({
    queryKey: ['garments', garmentId],
    queryFn: ({ signal }) => readGarment(garmentId, signal),
  })
}

export function readGarment(garmentId: string, signal?: AbortSignal) {
  return expectData(api.getGarment({ garmentId, ...(signal && { signal }) }))
}
