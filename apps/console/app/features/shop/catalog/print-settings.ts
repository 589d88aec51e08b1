import { expectData } from '@platen/api-client'
import { drawnGarment, type ShownGarment } from '@platen/ui'
import { useQuery } from '@tanstack/react-query'
import { plain } from './names.ts'
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

/** What the shop calls its kinds. */
export function useKindNames(): (kind: string) => string {
  const { data } = usePrintSettings()
  return (kind) => data?.kinds.find(({ id }) => id === kind)?.name ?? plain(kind)
}

const NO_SIZES: readonly string[] = []

export function useKindSizes(kind: string): readonly string[] {
  const { data } = usePrintSettings()
  return data?.kinds.find(({ id }) => id === kind)?.sizes ?? NO_SIZES
}

export function readPrintSettings(signal?: AbortSignal) {
  return expectData(api.getPrintZones({ ...(signal && { signal }) }))
}
