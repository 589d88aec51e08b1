import type { ReactNode } from 'react'

interface PaymentSlipProps {
  readonly instructions: string
  readonly lines: readonly {
    readonly term: string
    readonly value: string
    readonly action?: ReactNode
  }[]
}

export function PaymentSlip({ instructions, lines }: PaymentSlipProps) {
  return (
    <div className="rounded-platen border border-rule bg-sheet">
      <p className="border-b border-dashed border-rule-strong p-4 whitespace-pre-line">{instructions}</p>
      <dl className="divide-y divide-rule px-4">
        {lines.map(({ term, value, action }) => (
          <div key={term} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 py-2">
            <dt className="text-sm text-ink-soft">{term}</dt>
            <dd className="figures font-semibold break-words">{value}</dd>
            {action !== undefined && <dd className="col-start-2 row-span-2 row-start-1">{action}</dd>}
          </div>
        ))}
      </dl>
    </div>
  )
}
