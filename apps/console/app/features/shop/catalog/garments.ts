import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export function useGarments() {
  return useRead(['garments'], (signal) => api.listGarments({ signal }))
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
