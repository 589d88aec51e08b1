import { INK, type Ink } from './ink-patterns.tsx'

export interface BarRow {
  readonly name: string
  readonly value: number
  readonly figure: string
  readonly detail?: string | undefined
  /** The previous value, a notch on the bar. */
  readonly before?: number | undefined
}

interface BarListProps {
  readonly label: string
  readonly rows: readonly BarRow[]
  readonly ink: Ink
  readonly none: string
}

export function BarList({ label, rows, ink, none }: BarListProps) {
  const most = Math.max(1, ...rows.flatMap(({ value, before }) => [value, before ?? 0]))
  if (rows.length === 0) return <p className="py-6 text-ink-soft">{none}</p>
  return (
    <ol aria-label={label} className="grid gap-2">
      {rows.map((row) => (
        <li key={row.name} className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
          <span className="truncate">{row.name}</span>
          <span className="figures text-right text-sm">
            {row.figure}
            {row.detail !== undefined && <span className="ml-3 text-ink-soft">{row.detail}</span>}
          </span>
          <Bar row={row} most={most} ink={ink} />
        </li>
      ))}
    </ol>
  )
}

function Bar({ row: { value, before }, most, ink }: { row: BarRow; most: number; ink: Ink }) {
  const share = (amount: number) => `${Math.max(0, (amount / most) * 100)}%`
  return (
    <svg className="col-span-2 h-4 w-full overflow-visible" aria-hidden="true">
      {value > 0 && <rect y="2" height="12" width={share(value)} fill={INK[ink]} stroke="var(--ink)" />}
      {before !== undefined && before > 0 && (
        <svg x={share(before)} className="overflow-visible">
          <path d="M0 -1V17" stroke="var(--ink)" strokeWidth="2" />
        </svg>
      )}
    </svg>
  )
}
