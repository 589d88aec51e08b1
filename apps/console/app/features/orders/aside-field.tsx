import { TextField } from '@platen/ui'

interface AsideFieldProps {
  readonly label: string
  /** When it is worth writing: "if somebody else". */
  readonly optional: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number
}

/** A line beside a decision that may stay empty. */
export function AsideField({ onChange, ...props }: AsideFieldProps) {
  return <TextField {...props} onChange={({ target }) => onChange(target.value)} />
}
