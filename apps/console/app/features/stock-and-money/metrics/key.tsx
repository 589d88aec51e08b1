import type { ReactNode } from 'react'

export function Key({ mark, children }: { mark: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink-soft">
      <svg width="16" height="16" viewBox="-1 -1 16 16" aria-hidden="true">
        {mark}
      </svg>
      {children}
    </span>
  )
}
