import type { Corner } from '../design/move-print.ts'
import { useDragHandle, type ScreenPoint, type TouchesRef } from './use-drag-handle.ts'

interface CornerHandleProps {
  readonly corner: Corner
  /** Where it is, and the shorter side of what it scales. */
  readonly xMm: number
  readonly yMm: number
  readonly shortMm: number
  readonly mmPerPx: number
  readonly touches: TouchesRef
  readonly onGrab: (element: Element) => void
  /** In pixels of the screen. */
  readonly onMove: (by: ScreenPoint) => void
}

export function CornerHandle({
  corner,
  xMm,
  yMm,
  shortMm,
  mmPerPx,
  touches,
  onGrab,
  onMove,
}: CornerHandleProps) {
  const drag = useDragHandle(touches, {
    onGrab,
    onDrag: (x, y) => onMove({ x, y }),
    onEnd: () => undefined,
  })
  const target = 44 * mmPerPx
  // On a small print the target extends outwards, so that its body can still be dragged.
  const inside = Math.min(target / 2, shortMm / 4)
  return (
    <g
      data-corner={`${corner.y > 0 ? 'bottom' : 'top'}-${corner.x > 0 ? 'right' : 'left'}`}
      data-grip
      className={corner.x === corner.y ? 'cursor-nwse-resize' : 'cursor-nesw-resize'}
      {...drag}
    >
      <rect
        x={corner.x > 0 ? xMm - inside : xMm + inside - target}
        y={corner.y > 0 ? yMm - inside : yMm + inside - target}
        width={target}
        height={target}
        fill="transparent"
      />
      <circle
        cx={xMm}
        cy={yMm}
        r={7 * mmPerPx}
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
        className="fill-sheet stroke-ink"
      />
    </g>
  )
}
