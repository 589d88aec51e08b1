import type { ReactNode } from 'react'

const TONES = {
  plain: 'border-rule-strong text-ink',
  wait: 'border-warn bg-warn-wash text-warn',
  work: 'border-ink bg-sheet text-ink',
  good: 'border-good bg-good-wash text-good',
  bad: 'border-bad bg-bad-wash text-bad',
  over: 'border-rule bg-tray text-ink-soft',
} as const
export type Tone = keyof typeof TONES

export function Pill({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-full border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {children}
    </span>
  )
}
