import type { ReactNode } from 'react'

interface PaymentSlipProps {
  readonly instructions: string
  readonly lines: readonly {
    readonly term: string
    readonly value: string
    /** What copies it. */
    readonly action?: ReactNode
  }[]
}

/** The slip: how to pay, whom, where, how much. */
export function PaymentSlip({ instructions, lines }: PaymentSlipProps) {
  return (
    <div className="rounded-platen border border-rule bg-sheet">
      <p className="border-b border-dashed border-rule-strong p-4 whitespace-pre-line">{instructions}</p>
      <dl className="divide-y divide-rule px-4">
        {lines.map(({ term, value, action }) => (
          <div key={term} className="flex items-center justify-between gap-x-4 py-2">
            <div className="min-w-0">
              <dt className="text-sm text-ink-soft">{term}</dt>
              <dd className="figures font-semibold break-words">{value}</dd>
            </div>
            {action}
          </div>
        ))}
      </dl>
    </div>
  )
}
