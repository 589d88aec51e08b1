import { EmptyState, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../lib/paths.ts'
import { PageHeader } from '../lib/pages/page-header.tsx'

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
