import type { ZoneLimit } from '@platen/placement'
import type { Placement } from '../../cart/index.ts'
import { arrowStep, type Press } from '../../../lib/arrow-keys.ts'
import { nudge, resizeToWidth, turn } from '../design/move-print.ts'

export function keyAction(
  press: Press,
  ratio: number,
  limit: ZoneLimit,
): ((print: Placement) => Placement) | 'remove' | undefined {
  if (press.ctrlKey || press.metaKey) return undefined
  const step = arrowStep(press)
  if (step) return (print) => nudge(print, step, limit)
  switch (press.key) {
    case '+':
    case '=':
      return (print) => resizeToWidth(print, print.widthMm + stepOfScale(press), ratio, limit)
    case '-':
    case '_':
      return (print) => resizeToWidth(print, print.widthMm - stepOfScale(press), ratio, limit)
    case 'r':
    case 'R':
      return (print) => turn(print, ratio, limit)
    case 'Delete':
    case 'Backspace':
      return 'remove'
    default:
      return undefined
  }
}

/** "+" needs Shift on many keyboards, so Shift is ignored here. */
function stepOfScale({ altKey }: Press): number {
  return altKey ? 0.1 : 2
}
