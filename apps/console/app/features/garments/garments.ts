import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export function useGarments() {
  return useQuery({
    queryKey: ['garments'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/garments', { signal })),
  })
}

export function useGarment(garmentId: string) {
  return useQuery({
    queryKey: ['garments', garmentId],
    queryFn: ({ signal }) => readGarment(garmentId, signal),
  })
}

export function readGarment(garmentId: string, signal?: AbortSignal) {
  return expectData(
    api.GET('/api/admin/garments/{garmentId}', {
      params: { path: { garmentId } },
      ...(signal && { signal }),
    }),
  )
}
