import { Notice, buttonClass, useOnline, EmptyState } from '@platen/ui'
import { useRouteError, Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../lib/pages/page-header.tsx'

/** A new release has most likely replaced the page's chunk, so a reload helps. */
export function BrokenPage() {
  const error = useRouteError()
  const online = useOnline()
  return (
    <main className="mx-auto max-w-xl p-8">
      <Notice tone="bad" urgent title="This page couldn’t be loaded.">
        <p className="mt-1">
          {online
            ? 'Reloading usually helps. Everything you already sent is saved.'
            : 'You are offline, and this page has not been opened on this device before.'}
        </p>
        <p className="figures mt-2 text-xs break-all text-ink-soft">
          {error instanceof Error ? error.message : String(error)}
        </p>
        <p className="mt-3 flex gap-2">
          <a href="" className={buttonClass('press')}>
            Reload
          </a>
          <a href="/admin/" className={buttonClass('line')}>
            Go to Today
          </a>
        </p>
      </Notice>
    </main>
  )
}

export function NoSuchPage() {
  return (
    <>
      <PageHeader title="Page not found" />
      <EmptyState title="This page does not exist.">
        <p>The address may be out of date or mistyped.</p>
        <Link to={paths.today()} className={buttonClass('press')}>
          Go to Today
        </Link>
      </EmptyState>
    </>
  )
}
