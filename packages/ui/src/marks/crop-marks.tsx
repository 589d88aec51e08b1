import type { ReactNode } from 'react'

const CORNERS = [
  '-left-6 -top-6',
  '-right-6 -top-6 rotate-90',
  '-bottom-6 -right-6 rotate-180',
  '-bottom-6 -left-6 -rotate-90',
]

/** Trim marks outside the corners. Leave 24 px of space around it. */
export function CropMarks({
  className = '',
  children,
}: {
  className?: string | undefined
  children?: ReactNode
}) {
  return (
    <div className={`relative ${className}`}>
      {children}
      {CORNERS.map((corner) => (
        <svg
          key={corner}
          viewBox="0 0 24 24"
          className={`pointer-events-none absolute size-6 ${corner}`}
          aria-hidden="true"
        >
          <path d="M2 23.5H17M23.5 2V17" fill="none" stroke="currentColor" />
        </svg>
      ))}
    </div>
  )
}
