import { useEffect, type ReactNode } from 'react'
import { fill } from '@platen/messages'
import { m } from '../../messages/messages.ts'

interface PageHeaderProps {
  readonly title: string
  readonly aside?: ReactNode
  readonly children?: ReactNode
}

export function PageHeader({ title, aside, children }: PageHeaderProps) {
  useEffect(() => {
    document.title = fill(m.shell.documentTitle, { page: title })
  }, [title])
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-b-2 border-ink pb-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-3xl lg:text-4xl">{title}</h1>
        {aside}
      </div>
      {children !== undefined && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </header>
  )
}
