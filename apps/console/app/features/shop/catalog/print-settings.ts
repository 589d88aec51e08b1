import { expectData } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../../lib/requests/api.ts'

export const PRINT_ZONES_KEY = ['print-zones'] as const

export function usePrintSettings() {
  return useQuery({
    queryKey: PRINT_ZONES_KEY,
    queryFn: ({ signal }) => readPrintSettings(signal),
    // The floor presses offline too.
    meta: { kept: true },
  })
}

export function readPrintSettings(signal?: AbortSignal) {
  return expectData(api.getPrintZones({ ...(signal && { signal }) }))
}
