import { useMemo } from 'react'
import type { Movement, StockItem } from './stock.ts'

const WIDTH = 600
const HEIGHT = 120

/** Stock after each movement as a step line, with the reorder point as a dashed line. */
export function RunningStock({ item, movements }: { item: StockItem; movements: readonly Movement[] }) {
  const drawn = useMemo(() => drawingOf(item, movements), [item, movements])
  if (!drawn) return <p className="py-8 text-center text-ink-soft">No movements yet.</p>
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-32 w-full border-y border-rule"
      aria-hidden="true"
    >
      <path d={`${drawn.line}V${HEIGHT}H0Z`} fill="var(--tray)" />
      <path
        d={drawn.line}
        fill="none"
        stroke="var(--ink)"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
      <path
        d={`M0 ${drawn.reorderY}H${WIDTH}`}
        stroke="var(--press)"
        strokeDasharray="5 4"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  )
}

/** The ledger is newest first; reservations do not change stock on hand. */
function drawingOf({ reorderPoint }: StockItem, movements: readonly Movement[]) {
  const steps = movements.filter(({ delta }) => delta !== 0).toReversed()
  const [first, last] = [steps[0], steps.at(-1)]
  if (!first || !last) return undefined
  const [from, to] = [
    Date.parse(first.createdAt),
    Math.max(Date.parse(last.createdAt), Date.parse(first.createdAt) + 1),
  ]
  const before = first.onHandAfter - first.delta
  const most = Math.max(1, reorderPoint, before, ...steps.map(({ onHandAfter }) => onHandAfter)) * 1.1
  const y = (quantity: number) => Math.round(HEIGHT * (1 - quantity / most) * 10) / 10
  const x = (instant: string) => Math.round((WIDTH * (Date.parse(instant) - from)) / Math.max(1, to - from))
  const path = steps.map(({ createdAt, onHandAfter }) => `H${x(createdAt)}V${y(onHandAfter)}`).join('')
  return { line: `M0 ${y(before)}${path}H${WIDTH}`, reorderY: y(reorderPoint) }
}
