import type { Cell } from './cell.ts'

/** How a figure stands beside the one before. `good` and `bad` only where more or less is a matter of better or worse. */
export interface Change {
  readonly words: string
  readonly direction: 'up' | 'down' | 'level'
  readonly tone: 'good' | 'bad' | 'plain'
}

export type Better = 'more' | 'less' | 'neither'

/** In per cent of what was; percentages in points. Undefined where either is not known or there was nothing. */
export function changeOf(now: Cell, before: Cell, better: Better): Change | undefined {
  if (typeof now.value !== 'number' || typeof before.value !== 'number') return undefined
  const difference = now.value - before.value
  if (difference === 0) return { words: 'as before', direction: 'level', tone: 'plain' }
  const direction = difference > 0 ? 'up' : 'down'
  const much = now.kind === 'percent' ? points(difference) : share(difference, before.value)
  if (much === undefined) return undefined
  return {
    words: `${much} ${difference > 0 ? 'more' : 'less'}`,
    direction,
    tone: better === 'neither' ? 'plain' : (better === 'more') === difference > 0 ? 'good' : 'bad',
  }
}

function points(difference: number): string {
  return `${Math.round(Math.abs(difference) * 10) / 10} points`
}

/** Beyond a tenfold a percentage says nothing any more. */
const MOST_TIMES = 10

function share(difference: number, before: number): string | undefined {
  // A loss has no percentage of which a gain could be more.
  if (before <= 0) return undefined
  const part = Math.abs(difference) / before
  if (part >= MOST_TIMES) return `over ${MOST_TIMES} times`
  return part < 0.01 ? 'under 1%' : `${Math.round(part * 100)}%`
}
