type MillimetreRulerProps = {
  lengthMm: number
  orientation?: 'horizontal' | 'vertical'
  /** In the units of the ruler. */
  depthMm?: number
  /** Use 5 or 10 where a millimetre is less than about three pixels. */
  tickMm?: 1 | 5 | 10
  numberEveryMm?: 10 | 50 | 100
  className?: string | undefined
}

/** A ruler in millimetres: as wide as the drawing beside it, it has the same scale. */
export function MillimetreRuler({
  lengthMm,
  orientation = 'horizontal',
  depthMm = 14,
  tickMm = 5,
  numberEveryMm = 50,
  className,
}: MillimetreRulerProps) {
  const lineMm = depthMm * 0.045
  const upright = orientation === 'vertical'
  const numbers = Array.from({ length: Math.floor(lengthMm / numberEveryMm) }, (_, at) => at * numberEveryMm)

  return (
    <svg
      viewBox={upright ? `0 0 ${depthMm} ${lengthMm}` : `0 0 ${lengthMm} ${depthMm}`}
      className={className}
      fill="currentColor"
      aria-hidden="true"
    >
      <g transform={upright ? 'matrix(0 1 1 0 0 0)' : undefined} fill="none" stroke="currentColor">
        <path d={`M0 0H${lengthMm}`} strokeWidth={lineMm * 2} />
        <Ticks everyMm={tickMm} depthMm={depthMm * 0.22} lengthMm={lengthMm} lineMm={lineMm} />
        {tickMm < 10 && <Ticks everyMm={10} depthMm={depthMm * 0.34} lengthMm={lengthMm} lineMm={lineMm} />}
        <Ticks everyMm={numberEveryMm} depthMm={depthMm * 0.92} lengthMm={lengthMm} lineMm={lineMm} />
      </g>
      {numbers.map((mm) => (
        <text
          key={mm}
          fontSize={depthMm * 0.42}
          fontFamily="var(--font-figures)"
          transform={upright ? `translate(${depthMm * 0.94} ${mm + 2}) rotate(90)` : undefined}
          {...(upright ? { y: depthMm * 0.42 } : { x: mm + 2, y: depthMm * 0.9 })}
        >
          {mm}
        </text>
      ))}
    </svg>
  )
}

type TicksProps = { everyMm: number; depthMm: number; lengthMm: number; lineMm: number }

/** One dashed line instead of hundreds of elements. */
function Ticks({ everyMm, depthMm, lengthMm, lineMm }: TicksProps) {
  const widthMm = Math.min(everyMm * 0.25, lineMm)
  return (
    <path
      d={`M0 ${depthMm / 2}H${lengthMm}`}
      strokeWidth={depthMm}
      strokeDasharray={`${widthMm} ${everyMm - widthMm}`}
      strokeDashoffset={widthMm / 2}
    />
  )
}
