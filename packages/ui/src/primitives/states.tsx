import type { ReactNode } from 'react'
import { RegistrationMark } from '../marks/registration-mark.tsx'

export function EmptyState({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-3 rounded-platen border border-dashed border-rule-strong px-6 py-12 text-center [&_p]:text-balance">
      <RegistrationMark className="size-8 text-ink-soft" />
      <p className="font-display text-xl font-bold">{title}</p>
      {children}
    </div>
  )
}

export function LoadingRows({ rows = 6, label }: { rows?: number; label: string }) {
  return (
    <div role="status" aria-label={label} className="grid gap-2">
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="h-12 animate-pulse rounded-platen bg-tray motion-reduce:animate-none" />
      ))}
    </div>
  )
}
