import { Notice, buttonClass, useOnline, EmptyState } from '@platen/ui'
import { useRouteError, Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../lib/pages/page-header.tsx'
import { m } from '../messages/messages.ts'

/** A new release has most likely replaced the page's chunk, so a reload helps. */
export function BrokenPage() {
  const error = useRouteError()
  const online = useOnline()
  const texts = m.shell.broken
  return (
    <main className="mx-auto max-w-xl p-8">
      <Notice tone="bad" urgent title={texts.title}>
        <p className="mt-1">{online ? texts.online : texts.offline}</p>
        <p className="figures mt-2 text-xs break-all text-ink-soft">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p className="mt-3 flex gap-2">
          <a href="" className={buttonClass('press')}>
            {texts.reload}
          </a>
          <a href="/admin/" className={buttonClass('line')}>
            {m.shell.goToToday}
          </a>
        </p>
      </Notice>
    </main>
  )
}

export function NoSuchPage() {
  return (
    <>
      <PageHeader title={m.shell.noSuchPage.title} />
      <EmptyState title={m.shell.noSuchPage.empty}>
        <p>{m.shell.noSuchPage.hint}</p>
        <Link to={paths.today()} className={buttonClass('press')}>
          {m.shell.goToToday}
        </Link>
      </EmptyState>
    </>
  )
}
