import type { Print } from './order.ts'

/** "305 × 220 mm". */
export function sizeText({ widthMm, heightMm }: Pick<Print, 'widthMm' | 'heightMm'>): string {
  return `${widthMm} × ${heightMm} mm`
}

/** How far from the middle of its zone it stands, and how it is turned; empty when it is neither. */
export function positionText({
  offsetXMm,
  offsetYMm,
  rotationDeg,
}: Pick<Print, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'>): string {
  return [
    offsetXMm === 0 ? '' : `${Math.abs(offsetXMm)} mm ${offsetXMm > 0 ? 'right' : 'left'}`,
    offsetYMm === 0 ? '' : `${Math.abs(offsetYMm)} mm ${offsetYMm > 0 ? 'down' : 'up'}`,
    rotationDeg === 0 ? '' : `rotated ${rotationDeg}°`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** "212 DPI", or that the artwork has no pixels. */
export function resolutionText({ artwork }: Pick<Print, 'artwork'>): string {
  const { dpi } = artwork.preflight
  return dpi === null ? 'vector' : `${dpi} DPI`
}
