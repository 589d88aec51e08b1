import type { ButtonHTMLAttributes, ReactNode } from 'react'

const VARIANTS = {
  /** The primary action. */
  press: 'bg-press text-on-press hover:bg-press-strong border-transparent',
  line: 'bg-transparent text-ink border-rule-strong hover:border-ink hover:bg-tray',
  quiet: 'bg-transparent text-ink border-transparent hover:bg-tray',
} as const
export type ButtonVariant = keyof typeof VARIANTS

/** Also for links that look like buttons. */
export function buttonClass(variant: ButtonVariant = 'press', extra = ''): string {
  return `inline-flex min-h-11 items-center justify-center gap-2 rounded-platen border px-5 py-2 font-semibold no-underline transition-colors select-none aria-disabled:cursor-not-allowed aria-disabled:opacity-55 ${VARIANTS[variant]} ${extra}`
}

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  readonly variant?: ButtonVariant
  /** Why the button is disabled. It stays focusable and shows the reason. */
  readonly unavailable?: string | undefined
  /** The progress text; the button ignores clicks meanwhile. */
  readonly busy?: string | undefined
  readonly children: ReactNode
}

export function Button({
  variant,
  unavailable,
  busy,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const off = unavailable !== undefined || busy !== undefined
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(variant, className)}
      aria-disabled={off || undefined}
      aria-busy={busy !== undefined || undefined}
      title={unavailable}
      onClick={(event) => {
        if (off) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {busy !== undefined && <Spinner />}
      {busy ?? children}
    </button>
  )
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-4 animate-spin rounded-full border-2 border-current border-r-transparent motion-reduce:animate-none"
    />
  )
}
