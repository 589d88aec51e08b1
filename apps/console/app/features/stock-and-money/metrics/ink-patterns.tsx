import type { ReactNode } from 'react'

/** No chart relies on colour alone. */
export const INK = {
  cyan: 'url(#ink-cyan)',
  magenta: 'url(#ink-magenta)',
  yellow: 'url(#ink-yellow)',
  black: 'url(#ink-black)',
} as const
export type Ink = keyof typeof INK

export function InkPatterns() {
  return (
    <svg width="0" height="0" className="absolute" aria-hidden="true">
      <defs>
        <Pattern ink="cyan" size={4} degrees={0} ground="var(--ink-cyan)" />
        <Pattern ink="magenta" size={5} degrees={45} ground="var(--sheet)">
          <circle cx="2.5" cy="2.5" r="1.75" fill="var(--ink-magenta)" />
        </Pattern>
        <Pattern ink="yellow" size={6} degrees={-45} ground="var(--ink-yellow)">
          <path d="M0 3H6" stroke="var(--ink)" strokeOpacity="0.45" />
        </Pattern>
        <Pattern ink="black" size={4} degrees={15} ground="var(--sheet)">
          <circle cx="2" cy="2" r="1.3" fill="var(--ink)" />
        </Pattern>
      </defs>
    </svg>
  )
}

interface PatternProps {
  readonly ink: Ink
  readonly size: number
  readonly degrees: number
  readonly ground: string
  readonly children?: ReactNode
}

function Pattern({ ink, size, degrees, ground, children }: PatternProps) {
  return (
    <pattern
      id={`ink-${ink}`}
      width={size}
      height={size}
      patternUnits="userSpaceOnUse"
      patternTransform={`rotate(${degrees})`}
    >
      <rect width={size} height={size} fill={ground} />
      {children}
    </pattern>
  )
}
