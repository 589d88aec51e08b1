import type { ReactNode } from 'react'

const TONES = {
  note: 'border-rule-strong bg-tray text-ink',
  good: 'border-good bg-good-wash text-ink',
  warn: 'border-warn bg-warn-wash text-ink',
  bad: 'border-bad bg-bad-wash text-ink',
} as const

interface NoticeProps {
  readonly tone?: keyof typeof TONES
  readonly title?: ReactNode
  readonly children?: ReactNode
  /** Announced immediately. */
  readonly urgent?: boolean
  readonly className?: string
}

export function Notice({ tone = 'note', title, children, urgent = false, className = '' }: NoticeProps) {
  return (
    <div
      role={urgent ? 'alert' : undefined}
      className={`rounded-platen border-l-4 px-4 py-3 ${TONES[tone]} ${className}`}
    >
      {title !== undefined && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  )
}
