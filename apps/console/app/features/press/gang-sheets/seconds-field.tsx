import { SelectField } from '@platen/ui'
import { Options } from '../../../lib/forms/options.tsx'
import { locale, m } from '../../../messages/messages.ts'

const CHOICES = [5, 20, 60, 120] as const
export const DEFAULT_SECONDS: number = CHOICES[0]

export function SecondsField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  return (
    <SelectField
      label={m.sheets.packing.time}
      hint={m.sheets.packing.timeHint}
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <Options of={CHOICES.map((seconds) => [seconds, durationText(seconds)])} />
    </SelectField>
  )
}

function durationText(seconds: number): string {
  return seconds < 60 ? inSeconds.format(seconds) : inMinutes.format(seconds / 60)
}

const inSeconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'long' })
const inMinutes = new Intl.NumberFormat(locale, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
