import { printBox } from '@platen/placement'
import { useState } from 'react'
import type { Placement } from '../cart/index.ts'
import type { Zone } from './workpiece.ts'

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
  const box = printBox(print, zone)
  const centre = `translate(${box.xMm + box.widthMm / 2} ${box.yMm + box.heightMm / 2})`
  return (
    <image
      data-print={print.zoneId}
      // Signed addresses end after a day; the thumbnail stays.
      href={broken === previewUrl ? print.thumbnail : previewUrl}
      onError={() => setBroken(previewUrl)}
      x={-print.widthMm / 2}
      y={-print.heightMm / 2}
      width={print.widthMm}
      height={print.heightMm}
      preserveAspectRatio="none"
      transform={`${centre} rotate(${print.rotationDeg})`}
      filter={filter}
    />
  )
}

/** White ink is drawn back by about this much, so that it does not peep out around the colours. */
const CHOKE_MM = 0.3

/** Everything that prints, as white ink: what lies beneath the colours on dark cloth. */
export function UnderbaseFilter({ id }: { id: string }) {
  return (
    <filter id={id} colorInterpolationFilters="sRGB" x="0" y="0" width="1" height="1">
      <feMorphology in="SourceAlpha" operator="erode" radius={CHOKE_MM} result="choked" />
      <feColorMatrix in="choked" values="0 0 0 0 1  0 0 0 0 1  0 0 0 0 1  0 0 0 1 0" />
    </filter>
  )
}
