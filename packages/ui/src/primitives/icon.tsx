/** A line drawing in the colour of the text, on a square of `box` units. */
export function Icon({
  d,
  box = 24,
  width = 1.75,
  className = 'size-[22px]',
}: {
  d: string
  box?: 16 | 24
  width?: number
  className?: string
}) {
  return (
    <svg
      viewBox={`0 0 ${box} ${box}`}
      className={className}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
    >
      <path d={d} />
    </svg>
  )
}
