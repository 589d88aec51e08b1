import type { StockItem } from './stock.ts'

/** The gauge spans this many reorder points, so that the marker is at the same place in every row. */
const FULL = 10
const TICKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]

type Level = Pick<StockItem, 'onHand' | 'reserved' | 'available' | 'reorderPoint' | 'low'>

/** Available stock (solid), reserved stock (ticked) and the reorder point (wedge). */
export function StockGauge({ item, className = 'h-5 w-32' }: { item: Level; className?: string }) {
  const { onHand, reserved, available, reorderPoint, low } = item
  const full = reorderPoint > 0 ? reorderPoint * FULL : Math.max(1, onHand)
  const share = (quantity: number) => `${Math.min(100, Math.max(0, (quantity / full) * 100))}%`
  const ink = low ? 'var(--bad)' : 'var(--ink)'
  return (
    <svg className={`overflow-visible ${className}`} aria-hidden="true">
      <rect y="20%" width="100%" height="45%" fill="var(--tray)" stroke="var(--rule-strong)" />
      <rect y="20%" width={share(available)} height="45%" fill={ink} />
      {reserved > 0 && (
        <rect
          x={share(available)}
          y="20%"
          width={share(Math.min(reserved, full - available))}
          height="45%"
          fill="var(--sheet)"
          stroke={ink}
          strokeDasharray="2 2"
        />
      )}
      {TICKS.map((at) => (
        <line
          key={at}
          x1={`${at}%`}
          x2={`${at}%`}
          y1="65%"
          y2={at % 50 === 0 ? '95%' : '82%'}
          stroke="var(--rule-strong)"
        />
      ))}
      {reorderPoint > 0 && (
        <svg x={share(reorderPoint)} className="overflow-visible">
          <path d="M0 5-4-2H4Z" fill="var(--press)" stroke="var(--paper)" paintOrder="stroke" />
        </svg>
      )}
    </svg>
  )
}
