import { useId, type ReactNode } from 'react'

/** A part of the page under its heading. */
export function PageSection({
  title,
  id,
  className = '',
  children,
}: {
  title: string
  id?: string
  className?: string
  children: ReactNode
}) {
  const headingId = useId()
  return (
    <section id={id} aria-labelledby={headingId} className={`border-t border-rule pt-6 ${className}`}>
      <h2 id={headingId} className="mb-4 text-2xl">
        {title}
      </h2>
      {children}
    </section>
  )
}
