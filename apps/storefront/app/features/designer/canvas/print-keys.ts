import type { ZoneLimit } from '@platen/placement'
import type { Placement } from '../../cart/index.ts'
import { nudge, resizeToWidth, turn } from '../design/move-print.ts'

interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly altKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

export function keyAction(
  press: Press,
  ratio: number,
  limit: ZoneLimit,
): ((print: Placement) => Placement) | 'remove' | undefined {
  if (press.ctrlKey || press.metaKey) return undefined
  const arrow = ARROWS[press.key]
  const stepMm = press.altKey ? 0.1 : press.shiftKey ? 10 : 1
  if (arrow) {
    const [x, y] = arrow
    return (print) => nudge(print, { xMm: x * stepMm, yMm: y * stepMm }, limit)
  }
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
