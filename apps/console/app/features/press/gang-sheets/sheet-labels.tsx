import { fill } from '@platen/messages'
import { Pill, type Tone } from '@platen/ui'
import type { Formats } from '@platen/formats'
import type { Clash } from './layout.ts'
import { figure } from '../print-jobs/index.ts'
import type { SheetState } from './sheet.ts'
import { m } from '../../../messages/messages.ts'

export const SHEET_STATES: Readonly<Record<SheetState, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: m.sheets.states.draft, tone: 'wait' },
  locked: { label: m.sheets.states.locked, tone: 'work' },
  exported: { label: m.sheets.states.exported, tone: 'work' },
  printed: { label: m.sheets.states.printed, tone: 'good' },
  voided: { label: m.sheets.states.voided, tone: 'over' },
}

export function SheetPill({ state }: { state: SheetState }) {
  const { label, tone } = SHEET_STATES[state]
  return <Pill tone={tone}>{label}</Pill>
}

/** "1.84 m", or "420 mm" below a metre. */
export function lengthText(mm: number, formats: Formats): string {
  return mm < 1000 ? `${formats.number(mm)} mm` : `${formats.number(Math.round(mm / 10) / 100)} m`
}

export function bytesText(bytes: number, formats: Formats): string {
  if (bytes < 10_000) return `${formats.number(bytes)} B`
  if (bytes < 1_000_000) return `${formats.number(Math.round(bytes / 1000))} kB`
  return `${formats.number(Math.round(bytes / 100_000) / 10)} MB`
}

export function clashText({ kind, jobIds }: Clash, nameOf: (jobId: string) => string, gapMm: number): string {
  const [print = '', other = ''] = jobIds.map(nameOf)
  return fill(m.sheets.clashes[kind], { print, other, gap: figure(gapMm) })
}
