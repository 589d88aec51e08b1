import { SelectField } from '@platen/ui'

const CHOICES = [
  [5, '5 seconds'],
  [20, '20 seconds'],
  [60, '1 minute'],
  [120, '2 minutes'],
] as const
export const DEFAULT_SECONDS: number = CHOICES[0][0]

/** How long the server may search for a shorter layout. */
export function SecondsField({ value, onChange }: { value: number; onChange: (seconds: number) => void }) {
  return (
    <SelectField
      label="Packing time"
      hint="More time can find a shorter sheet. You can stop at any time."
      value={value}
      onChange={({ target }) => onChange(Number(target.value))}
    >
      {CHOICES.map(([seconds, label]) => (
        <option key={seconds} value={seconds}>
          {label}
        </option>
      ))}
    </SelectField>
  )
}
