/** A halftone pattern for each ink, so that no chart relies on colour alone. */
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
        <pattern id="ink-cyan" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" fill="var(--ink-cyan)" />
        </pattern>
        <pattern
          id="ink-magenta"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="5" height="5" fill="var(--sheet)" />
          <circle cx="2.5" cy="2.5" r="1.75" fill="var(--ink-magenta)" />
        </pattern>
        <pattern
          id="ink-yellow"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="6" height="6" fill="var(--ink-yellow)" />
          <path d="M0 3H6" stroke="var(--ink)" strokeOpacity="0.45" />
        </pattern>
        <pattern
          id="ink-black"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(15)"
        >
          <rect width="4" height="4" fill="var(--sheet)" />
          <circle cx="2" cy="2" r="1.3" fill="var(--ink)" />
        </pattern>
      </defs>
    </svg>
  )
}
