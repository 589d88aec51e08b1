import type { InputHTMLAttributes, ReactNode } from 'react'

interface CheckBoxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> {
  readonly onChange: (checked: boolean) => void
  readonly children: ReactNode
}

export function CheckBox({ className = 'font-semibold', onChange, children, ...input }: CheckBoxProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-3 ${className}`}>
      <input
        {...input}
        type="checkbox"
        className="size-6 shrink-0"
        onChange={({ target }) => onChange(target.checked)}
      />
      {children}
    </label>
  )
}
