import { EmptyState } from '@platen/ui'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import type { Page } from '../lib/pages/page.ts'
import { useMe } from '../features/people/session/index.ts'
import { PageHeader } from '../lib/pages/page-header.tsx'

/** Replaces a page that the user's role may not open. */
export function usePageGuard(pages: readonly Page[]): ReactNode {
  const { pathname } = useLocation()
  const { permissions, role } = useMe()
  const page = pages.find(({ path }) => matchPath(path, pathname))
  if (page?.permission === undefined || permissions.includes(page.permission)) return undefined
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState title={`Your role (${role}) can’t open this page.`}>
        <p>An owner can change roles under Team.</p>
      </EmptyState>
    </>
  )
}
