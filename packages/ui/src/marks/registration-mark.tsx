type RegistrationMarkProps = {
  className?: string | undefined
  /** The ring in the four process inks instead of one colour. */
  process?: boolean
}

export function RegistrationMark({ className, process = false }: RegistrationMarkProps) {
  return (
    <svg viewBox="0 0 32 32" className={className} fill="none" stroke="currentColor" aria-hidden="true">
      {process ? <ProcessRing /> : <circle cx="16" cy="16" r="9" strokeWidth="1.5" />}
      <path d="M16 1V31M1 16H31" />
      <circle cx="16" cy="16" r="3.5" fill="currentColor" stroke="none" />
      <path d="M16 12.5V19.5M12.5 16H19.5" stroke="var(--paper)" />
    </svg>
  )
}

function ProcessRing() {
  return (
    <g strokeWidth="3">
      <path d="M16 7A9 9 0 0 1 25 16" stroke="var(--ink-cyan)" />
      <path d="M25 16A9 9 0 0 1 16 25" stroke="var(--ink-magenta)" />
      <path d="M16 25A9 9 0 0 1 7 16" stroke="var(--ink-yellow)" />
      <path d="M7 16A9 9 0 0 1 16 7" />
    </g>
  )
}
