import { count, fill } from '@platen/messages'
import { locale, m } from '../../../messages/messages.ts'
import type { Cell } from './cell.ts'

const words = m.metrics.change

/** The change from the previous period. `good` and `bad` only where more or less is better or worse. */
export interface Change {
  readonly words: string
  readonly direction: 'up' | 'down' | 'level'
  readonly tone: 'good' | 'bad' | 'plain'
}

export type Better = 'more' | 'less' | 'neither'

/** Per cent, or points for percentages. Undefined when a value is unknown or the previous is zero. */
export function changeOf(now: Cell, before: Cell, better: Better): Change | undefined {
  if (typeof now.value !== 'number' || typeof before.value !== 'number') return undefined
  const difference = now.value - before.value
  if (difference === 0) return { words: words.none, direction: 'level', tone: 'plain' }
  const direction = difference > 0 ? 'up' : 'down'
  const much = now.kind === 'percent' ? points(difference) : share(difference, before.value)
  if (much === undefined) return undefined
  return {
    words: fill(difference > 0 ? words.more : words.less, { amount: much }),
    direction,
    tone: better === 'neither' ? 'plain' : (better === 'more') === difference > 0 ? 'good' : 'bad',
  }
}

function points(difference: number): string {
  return count(locale, words.points, Math.round(Math.abs(difference) * 10) / 10)
}

/** Above tenfold a percentage is not useful. */
const MAX_TIMES = 10

function share(difference: number, before: number): string | undefined {
  // A percentage of a loss is meaningless.
  if (before <= 0) return undefined
  const part = Math.abs(difference) / before
  if (part >= MAX_TIMES) return fill(words.overTimes, { times: MAX_TIMES })
  return part < 0.01 ? words.underOnePercent : fill(m.shared.percent, { number: Math.round(part * 100) })
}
