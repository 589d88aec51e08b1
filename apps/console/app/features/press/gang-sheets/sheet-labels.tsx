import { Pill, type Tone } from '@platen/ui'
import type { Formats } from '@platen/formats'
import type { Clash } from './layout.ts'
import type { SheetFile, SheetState } from './sheet.ts'

export const SHEET_STATES: Readonly<Record<SheetState, { readonly label: string; readonly tone: Tone }>> = {
  draft: { label: 'Draft', tone: 'wait' },
  locked: { label: 'Locked', tone: 'work' },
  exported: { label: 'To print', tone: 'work' },
  printed: { label: 'Printed', tone: 'good' },
  voided: { label: 'Voided', tone: 'over' },
}

export function SheetPill({ state }: { state: SheetState }) {
  const { label, tone } = SHEET_STATES[state]
  return <Pill tone={tone}>{label}</Pill>
}

/** "1.84 m", or "420 mm" below a metre. */
export function lengthText(mm: number, formats: Formats): string {
  return mm < 1000 ? `${formats.number(mm)} mm` : `${formats.number(Math.round(mm / 10) / 100)} m`
}

export const FILE_NAMES: Readonly<Record<SheetFile['name'], string>> = {
  'sheet.png': 'Film as PNG, transparent, 300 DPI',
  'sheet.pdf': 'Film as PDF',
  'labels.pdf': 'Cut labels',
  'manifest.csv': 'Print list (CSV)',
  'manifest.json': 'Print list (JSON)',
  'sheet.zip': 'All files, for the hot folder',
}

export function sizeText(bytes: number, formats: Formats): string {
  if (bytes < 10_000) return `${formats.number(bytes)} B`
  if (bytes < 1_000_000) return `${formats.number(Math.round(bytes / 1000))} kB`
  return `${formats.number(Math.round(bytes / 100_000) / 10)} MB`
}

export function clashText({ kind, jobIds }: Clash, nameOf: (jobId: string) => string, gapMm: number): string {
  const [one = '', other = ''] = jobIds.map(nameOf)
  switch (kind) {
    case 'overlap':
      return `${one} and ${other} overlap.`
    case 'near':
      return `${one} and ${other} are closer than ${gapMm} mm.`
    case 'outside':
      return `${one} is outside the printable area.`
    case 'too_long':
      return `${one} is past the maximum sheet length.`
  }
}
