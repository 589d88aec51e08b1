import { expectData, type Resources } from '@platen/api-client'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../lib/api.ts'

export type Zone = Resources['AdminPrintZoneSettingsResponse']['zones'][number]

/** How a garment that was ordered looks. */
export interface GarmentLook {
  readonly kind: string
  /** `#rrggbb`. */
  readonly hex: string
}

/** Every garment and zone of the shop, those that are sold no more too: an order outlives what it is made of. */
export function useGarmentLooks() {
  const garments = useQuery({
    queryKey: ['garments', 'all'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/garments', { signal })),
    meta: { kept: true },
  })
  const settings = useQuery({
    queryKey: ['print-zones', 'settings'],
    queryFn: ({ signal }) => expectData(api.GET('/api/admin/print-zones', { signal })),
    meta: { kept: true },
  })
  return {
    lookOf: (variantId: string): GarmentLook | undefined => {
      for (const { kind, variants } of garments.data ?? []) {
        const variant = variants.find(({ id }) => id === variantId)
        if (variant) return { kind, hex: variant.colourHex }
      }
      return undefined
    },
    zones: settings.data?.zones ?? [],
    zoneName: (zoneId: string): string =>
      settings.data?.zones.find(({ id }) => id === zoneId)?.name ?? zoneId.replaceAll('_', ' '),
  }
}
