import { EmptyState, buttonClass } from '@platen/ui'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { PageHeader } from '../../lib/page-header.tsx'

export function NoSuchPage() {
  return (
    <>
      <PageHeader title="Nothing is printed here" />
      <EmptyState title="There is no such page.">
        <p>The address may be old, or a letter of it was lost.</p>
        <Link to={paths.today()} className={buttonClass('press')}>
          Go to Today
        </Link>
      </EmptyState>
    </>
  )
}
