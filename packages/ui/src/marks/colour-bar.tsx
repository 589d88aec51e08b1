const PATCHES = [
  ['var(--ink-cyan)', 1],
  ['var(--ink-cyan)', 0.5],
  ['var(--ink-magenta)', 1],
  ['var(--ink-magenta)', 0.5],
  ['var(--ink-yellow)', 1],
  ['var(--ink-yellow)', 0.5],
  ['currentColor', 1],
  ['currentColor', 0.5],
  ['var(--ink-white)', 1],
] as const

export function ColourBar({ className }: { className?: string | undefined }) {
  return (
    <svg viewBox={`0 0 ${PATCHES.length * 16 + 1} 17`} className={className} aria-hidden="true">
      {PATCHES.map(([ink, share], at) => (
        <rect
          key={`${ink} ${share}`}
          x={at * 16 + 0.5}
          y="0.5"
          width="16"
          height="16"
          fill={ink}
          fillOpacity={share}
        />
      ))}
      <path
        d={`M0.5 0.5H${PATCHES.length * 16 + 0.5}V16.5H0.5Z`}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.4"
      />
    </svg>
  )
}
