import type { Tone } from '@platen/ui'
import type { Print } from './order.ts'

export const ARTWORK_STATES: Readonly<Record<Print['state'], { label: string; tone: Tone }>> = {
  checking: { label: 'Checking', tone: 'plain' },
  passed: { label: 'Check passed', tone: 'wait' },
  warning: { label: 'Warnings', tone: 'wait' },
  failed: { label: 'Check failed', tone: 'bad' },
  approved: { label: 'Approved', tone: 'good' },
  changes_requested: { label: 'Changes requested', tone: 'bad' },
}
