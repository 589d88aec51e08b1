import { fill } from '@platen/messages'
import { locale, m } from '../../../../messages/messages.ts'
import type { Print } from './order.ts'

const words = m.orderWords.print
const number = new Intl.NumberFormat(locale, { useGrouping: false })

export function sizeText({ widthMm, heightMm }: Pick<Print, 'widthMm' | 'heightMm'>): string {
  return `${number.format(widthMm)} × ${number.format(heightMm)} mm`
}

export function positionText({
  offsetXMm,
  offsetYMm,
  rotationDeg,
}: Pick<Print, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'>): string {
  return [
    offsetXMm === 0 ? '' : moved(offsetXMm, offsetXMm > 0 ? words.right : words.left),
    offsetYMm === 0 ? '' : moved(offsetYMm, offsetYMm > 0 ? words.down : words.up),
    rotationDeg === 0 ? '' : fill(words.rotated, { degrees: rotationDeg }),
  ]
    .filter((part) => part !== '')
    .join(', ')
}

function moved(offsetMm: number, text: string): string {
  return fill(text, { distance: number.format(Math.abs(offsetMm)) })
}

export function resolutionText({ artwork }: Pick<Print, 'artwork'>): string {
  const { dpi } = artwork.preflight
  return dpi === null ? words.vector : `${dpi} DPI`
}
