import type { ShownGarment } from '@platen/ui'
import { useShownGarments, zoneIdName } from '../../../shop/catalog/index.ts'
import { m } from '../../../../messages/messages.ts'
import { api } from '../../../../lib/requests/api.ts'
import { useRead } from '../../../../lib/requests/use-read.ts'

interface GarmentAppearance {
  readonly views: ShownGarment
  /** `#rrggbb`. */
  readonly hex: string
}

/** Includes garments and zones that are no longer sold, because orders outlive them. */
export function useGarmentAppearance() {
  const garments = useRead(['garments', 'all'], (signal) => api.listGarments({ signal }), { kept: true })
  const shown = useShownGarments()
  const settings = useRead(['print-zones', 'settings'], (signal) => api.getPrintZones({ signal }), {
    kept: true,
  })
  return {
    appearanceOf: (variantId: string | null): GarmentAppearance | undefined => {
      for (const { id: garmentId, kind, variants } of garments.data ?? []) {
        const variant = variants.find(({ id }) => id === variantId)
        if (variant) return { views: shown({ id: garmentId, kind }), hex: variant.colourHex }
      }
      return undefined
    },
    zones: settings.data?.zones ?? [],
    /** Film without a garment has no zone. */
    zoneName: (zoneId: string | null): string =>
      zoneId === null
        ? m.artwork.onFilm
        : (settings.data?.zones.find(({ id }) => id === zoneId)?.name ?? zoneIdName(zoneId)),
  }
}
