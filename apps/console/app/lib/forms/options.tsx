type Choice = readonly [value: string | number, label: string]

interface OptionsProps {
  readonly of: Readonly<Record<string, string>> | readonly (Choice | string)[] | undefined
}

export function Options({ of }: OptionsProps) {
  const choices = Array.isArray(of) ? (of as readonly (Choice | string)[]) : Object.entries(of ?? {})
  return choices.map((choice) => {
    const [value, label] = typeof choice === 'string' ? [choice, choice] : choice
    return (
      <option key={value} value={value}>
        {label}
      </option>
    )
  })
}
