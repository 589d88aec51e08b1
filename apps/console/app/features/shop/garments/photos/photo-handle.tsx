import { fill } from '@platen/messages'
import { useDrag } from '@platen/ui'
import { useRef, type KeyboardEvent } from 'react'
import { spotAt, type Spot, type StoredPhoto } from './photo-document.ts'

const RADIUS_PX = 9
/** For fingers. */
const REACH_PX = 44
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

interface PhotoHandleProps {
  readonly mark: 'A' | 'B' | 'cross'
  /** With `name`, `x` and `y`. */
  readonly label: string
  readonly size: Pick<StoredPhoto['picture'], 'widthPx' | 'heightPx'>
  readonly spot: Spot
  /** Pixels of the picture for one of the screen. */
  readonly unit: number
  readonly onMove: (spot: Spot, step: string) => void
  /** While it is dragged, or has the focus of the keyboard. */
  readonly onActive: (active: boolean) => void
}

export function PhotoHandle({ mark, label, size, spot, unit, onMove, onActive }: PhotoHandleProps) {
  const { widthPx, heightPx } = size
  const from = useRef({ spot, step: '' })
  const drag = useDrag({
    onStart: () => {
      from.current = { spot, step: `drag ${crypto.randomUUID()}` }
      onActive(true)
    },
    onMove: (dxPx, dyPx) => {
      const { spot: begun, step } = from.current
      onMove(spotAt(begun.x + (dxPx * unit) / widthPx, begun.y + (dyPx * unit) / heightPx), step)
    },
    onEnd: () => onActive(false),
  })

  function onKeyDown(event: KeyboardEvent): void {
    const arrow = event.ctrlKey || event.metaKey ? undefined : ARROWS[event.key]
    if (!arrow) return
    event.preventDefault()
    const far = (event.shiftKey ? 10 : event.altKey ? 0.25 : 1) * unit
    onMove(spotAt(spot.x + (arrow[0] * far) / widthPx, spot.y + (arrow[1] * far) / heightPx), `keys ${mark}`)
    onActive(true)
  }

  const [x, y] = [spot.x * widthPx, spot.y * heightPx]
  const [radius, reach] = [RADIUS_PX * unit, REACH_PX * unit]
  return (
    <g
      role="button"
      tabIndex={0}
      aria-label={fill(label, { name: mark, x: percent(spot.x), y: percent(spot.y) })}
      data-handle={mark}
      transform={`translate(${x} ${y})`}
      className="group cursor-move touch-none outline-none"
      onKeyDown={onKeyDown}
      onFocus={({ currentTarget }) => onActive(currentTarget.matches(':focus-visible'))}
      onBlur={() => onActive(false)}
      {...drag}
    >
      <rect x={-reach / 2} y={-reach / 2} width={reach} height={reach} fill="transparent" />
      {mark === 'cross' ? <Cross radius={radius} /> : <Ring radius={radius} unit={unit} name={mark} />}
      <circle
        r={radius * 1.8}
        fill="none"
        strokeWidth="3"
        vectorEffect="non-scaling-stroke"
        className="stroke-transparent group-focus-visible:stroke-press"
      />
    </g>
  )
}

/** Open in the middle, where the spot is. */
function Ring({ radius, unit, name }: { radius: number; unit: number; name: string }) {
  const ticks = `M0 ${-radius * 1.6}V${-radius * 0.35}M0 ${radius * 0.35}V${radius * 1.6}M${-radius * 1.6} 0H${-radius * 0.35}M${radius * 0.35} 0H${radius * 1.6}`
  return (
    <>
      <g fill="none" className="stroke-white" strokeWidth="4.5">
        <circle r={radius} vectorEffect="non-scaling-stroke" />
        <path d={ticks} vectorEffect="non-scaling-stroke" />
      </g>
      <g fill="none" className="stroke-press" strokeWidth="2">
        <circle r={radius} vectorEffect="non-scaling-stroke" />
        <path d={ticks} vectorEffect="non-scaling-stroke" />
      </g>
      <text
        y={-radius * 2}
        fontSize={14 * unit}
        strokeWidth={4 * unit}
        strokeLinejoin="round"
        textAnchor="middle"
        paintOrder="stroke"
        className="fill-key stroke-white font-bold"
      >
        {name}
      </text>
    </>
  )
}

/** The two axes that zones are measured along. */
function Cross({ radius }: { radius: number }) {
  const axes = `M${-radius * 2.2} 0H${radius * 2.2}M0 ${-radius * 1.2}V${radius * 2.2}`
  return (
    <g fill="none">
      <path d={axes} className="stroke-white" strokeWidth="5" vectorEffect="non-scaling-stroke" />
      <path d={axes} className="stroke-key" strokeWidth="2" vectorEffect="non-scaling-stroke" />
      <circle
        r={radius * 0.5}
        className="fill-white stroke-key"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}

function percent(share: number): number {
  return Math.round(share * 1000) / 10
}
