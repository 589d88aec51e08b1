import type { Print } from './order.ts'

export function sizeText({ widthMm, heightMm }: Pick<Print, 'widthMm' | 'heightMm'>): string {
  return `${widthMm} × ${heightMm} mm`
}

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

export function resolutionText({ artwork }: Pick<Print, 'artwork'>): string {
  const { dpi } = artwork.preflight
  return dpi === null ? 'vector' : `${dpi} DPI`
}
