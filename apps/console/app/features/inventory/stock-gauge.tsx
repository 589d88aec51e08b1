import type { StockItem } from './stock.ts'

/** The gauge reaches to this many reorder points, or to what is there. */
const FULL = 4
const TICKS = 10

/** How much is left, as on the edge of a roll: solid is free, dotted is held by orders, the wedge is where to reorder. */
export function StockGauge({
  item: { onHand, reserved, available, reorderPoint, low },
  className = 'h-5 w-32',
}: {
  item: Pick<StockItem, 'onHand' | 'reserved' | 'available' | 'reorderPoint' | 'low'>
  className?: string
}) {
  const full = Math.max(onHand, reorderPoint * FULL, 1)
  const x = (quantity: number) => (Math.max(0, quantity) / full) * 120
  const ink = low ? 'var(--bad)' : 'var(--ink)'
  return (
    <svg viewBox="-4 0 128 20" preserveAspectRatio="none" className={className} aria-hidden="true">
      <rect y="4" width="120" height="9" fill="var(--tray)" stroke="var(--rule-strong)" strokeWidth="0.75" />
      <rect y="4" width={x(available)} height="9" fill={ink} />
      {reserved > 0 && (
        <path
          d={`M${x(available)} 8.5H${x(onHand)}`}
          stroke={ink}
          strokeWidth="9"
          strokeDasharray="1.5 1.5"
        />
      )}
      <path
        d={Array.from({ length: TICKS + 1 }, (_, at) => `M${at * 12} 13v${at % 5 === 0 ? 5 : 3}`).join('')}
        stroke="var(--rule-strong)"
        strokeWidth="0.75"
      />
      {reorderPoint > 0 && (
        <path
          d={`M${x(reorderPoint)} 5l-3.5 -5h7zM${x(reorderPoint)} 4v9`}
          fill="var(--press)"
          stroke="var(--sheet)"
          strokeWidth="0.6"
          paintOrder="stroke"
        />
      )}
    </svg>
  )
}
