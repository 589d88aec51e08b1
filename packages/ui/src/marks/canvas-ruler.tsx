interface CanvasRulerProps {
  readonly shown: {
    readonly xMm: number
    readonly yMm: number
    readonly widthMm: number
    readonly heightMm: number
  }
  readonly mmPerPx: number
}

const DEPTH_PX = 18

export function CanvasRuler({ shown, mmPerPx }: CanvasRulerProps) {
  const { xMm, yMm, widthMm, heightMm } = shown
  const every = mmPerPx > 1.2 ? 100 : mmPerPx > 0.5 ? 50 : 10
  const tick = every / (every === 10 ? 10 : 5)
  const depth = DEPTH_PX * mmPerPx
  return (
    <g aria-hidden="true" pointerEvents="none" className="fill-ink-soft stroke-ink-soft">
      <rect x={xMm} y={yMm} width={widthMm} height={depth} className="fill-paper" stroke="none" />
      <rect x={xMm} y={yMm} width={depth} height={heightMm} className="fill-paper" stroke="none" />
      <g transform={`translate(0 ${yMm})`}>
        <Ticks from={xMm} sizeMm={widthMm} {...{ every, tick, depth, mmPerPx }} />
      </g>
      <g transform={`matrix(0 1 1 0 ${xMm} 0)`}>
        <Ticks from={yMm} sizeMm={heightMm} upright {...{ every, tick, depth, mmPerPx }} />
      </g>
      <path
        d={`M${xMm + depth} ${yMm + depth}h${widthMm}M${xMm + depth} ${yMm + depth}v${heightMm}`}
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
        className="stroke-rule-strong"
      />
      <rect x={xMm} y={yMm} width={depth} height={depth} className="fill-paper" stroke="none" />
      <text
        x={xMm + depth / 2}
        y={yMm + depth * 0.66}
        fontSize={8 * mmPerPx}
        textAnchor="middle"
        stroke="none"
        className="figures"
      >
        mm
      </text>
    </g>
  )
}

interface TicksProps {
  readonly from: number
  readonly sizeMm: number
  readonly every: number
  readonly tick: number
  readonly depth: number
  readonly mmPerPx: number
  readonly upright?: boolean
}

function Ticks({ from, sizeMm, every, tick, depth, mmPerPx, upright = false }: TicksProps) {
  const first = Math.ceil((from + depth) / tick) * tick
  const ticks = Array.from(
    { length: Math.floor((from + sizeMm - first) / tick) + 1 },
    (_, at) => first + at * tick,
  )
  const numbered = ticks.filter((mm) => Math.round(mm) % every === 0)
  return (
    <>
      <path
        d={ticks.map((mm) => `M${mm} ${depth}V${depth * (numbered.includes(mm) ? 0.45 : 0.78)}`).join('')}
        fill="none"
        strokeWidth="1"
        vectorEffect="non-scaling-stroke"
      />
      {numbered.map((mm) => (
        <text
          key={mm}
          fontSize={8.5 * mmPerPx}
          stroke="none"
          className="figures"
          transform={
            upright
              ? `translate(${mm - 3 * mmPerPx} ${depth * 0.42}) matrix(0 1 1 0 0 0) rotate(-90)`
              : `translate(${mm + 3 * mmPerPx} ${depth * 0.5})`
          }
        >
          {mm}
        </text>
      ))}
    </>
  )
}
