import { SelectField } from '@platen/ui'
import { Options } from '../../../lib/forms/options.tsx'

const CHOICES = [
  [5, '5 seconds'],
  [20, '20 seconds'],
  [60, '1 minute'],
  [120, '2 minutes'],
] as const
export const DEFAULT_SECONDS: number = CHOICES[0][0]

export function SecondsField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  return (
    <SelectField
      label="Packing time"
      hint="More time can find a shorter sheet. You can stop at any time."
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      <Options of={CHOICES.map(([seconds, label]) => [seconds, label])} />
    </SelectField>
  )
}
