import { TextField } from '@platen/ui'

interface OptionalTextFieldProps {
  readonly label: string
  readonly optional: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly maxLength: number
}

export function OptionalTextField({ onChange, ...props }: OptionalTextFieldProps) {
  return <TextField {...props} onChange={({ target }) => onChange(target.value)} />
}
