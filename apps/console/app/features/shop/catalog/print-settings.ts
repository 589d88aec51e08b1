import { expectData } from '@platen/api-client'
import { drawnGarment, type ShownGarment } from '@platen/ui'
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

/** As a new garment of this kind is shown. */
export function useShownKind(kind: string): ShownGarment {
  const { data } = usePrintSettings()
  const views = data?.kinds.find(({ id }) => id === kind)?.views
  return views?.map((side) => ({ ...side, photos: [] })) ?? drawnGarment(kind)
}

export function readPrintSettings(signal?: AbortSignal) {
  return expectData(api.getPrintZones({ ...(signal && { signal }) }))
}
