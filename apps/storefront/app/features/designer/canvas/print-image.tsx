import { PlacedPrint } from '@platen/ui'
import { useState } from 'react'
import type { Placement } from '../../cart/index.ts'
import type { Zone } from '../design/printable-garment.ts'

interface PrintImageProps {
  readonly print: Placement
  readonly zone: Zone
  /** An SVG filter to draw it through. */
  readonly filter: string | undefined
}

/** A print on the cloth, in the garment's millimetres: the numbers of the order, and no others. */
export function PrintImage({ print, zone, filter }: PrintImageProps) {
  const [broken, setBroken] = useState<string>()
  const { previewUrl } = print.artwork
  return (
    <PlacedPrint
      print={print}
      zone={zone}
      // Signed addresses end after a day; the thumbnail stays.
      picture={broken === previewUrl ? print.thumbnail : previewUrl}
      onError={() => setBroken(previewUrl)}
      filter={filter}
    />
  )
}

/** White ink is choked by about this much, so that it does not show around the colours. */
const CHOKE_MM = 0.3

/** Turns everything that prints into white ink: the underbase on dark fabric. */
export function UnderbaseFilter({ id }: { id: string }) {
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feMorphology in="SourceAlpha" operator="erode" radius={CHOKE_MM} result="choked" />
      <feColorMatrix in="choked" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0" />
    </filter>
  )
}
