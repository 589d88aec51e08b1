import { arrowStep, type Press } from '../../../lib/arrow-keys.ts'
import type { Point } from '../design/move-print.ts'

/** What a key does with the selected layers. */
export type LayerAction = LayerEdit | { readonly kind: 'selectAll' } | { readonly kind: 'selectNone' }

export type LayerEdit =
  | { readonly kind: 'move'; readonly by: Point }
  | { readonly kind: 'scale'; readonly factor: number }
  | { readonly kind: 'turn'; readonly deg: number }
  | { readonly kind: 'order'; readonly by: 1 | -1 }
  | { readonly kind: 'remove' | 'duplicate' }

const WITH_CONTROL: Readonly<Record<string, LayerAction>> = {
  d: { kind: 'duplicate' },
  a: { kind: 'selectAll' },
}

export function layerKey(press: Press): LayerAction | undefined {
  if (press.ctrlKey || press.metaKey) return WITH_CONTROL[press.key.toLowerCase()]
  const by = arrowStep(press)
  if (by) return { kind: 'move', by }
  const degrees = press.altKey ? 0.1 : 1
  switch (press.key) {
    case '+':
    case '=':
      return { kind: 'scale', factor: press.altKey ? 1.002 : 1.02 }
    case '-':
    case '_':
      return { kind: 'scale', factor: press.altKey ? 1 / 1.002 : 1 / 1.02 }
    case 'r':
    case 'R':
      return { kind: 'turn', deg: 90 }
    case '.':
    case '>':
      return { kind: 'turn', deg: degrees }
    case ',':
    case '<':
      return { kind: 'turn', deg: -degrees }
    case ']':
      return { kind: 'order', by: 1 }
    case '[':
      return { kind: 'order', by: -1 }
    case 'Delete':
    case 'Backspace':
      return { kind: 'remove' }
    case 'Escape':
      return { kind: 'selectNone' }
    default:
      return undefined
  }
}
