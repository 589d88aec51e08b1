import { EmptyState } from '@platen/ui'
import type { ReactNode } from 'react'
import { matchPath, useLocation } from 'react-router'
import type { Page } from '../../lib/page.ts'
import { useMe } from '../session/index.ts'
import { PageHeader } from '../../lib/page-header.tsx'

/** In place of a page that the role of who is here does not have. */
export function useGuard(pages: readonly Page[]): ReactNode {
  const { pathname } = useLocation()
  const { permissions, role } = useMe()
  const page = pages.find(({ path }) => matchPath(path, pathname))
  if (page?.permission === undefined || permissions.includes(page.permission)) return undefined
  return (
    <>
      <PageHeader title={page.title} />
      <EmptyState title={`Your role, ${role}, does not have this page.`}>
        <p>An owner can change roles under Team.</p>
      </EmptyState>
    </>
  )
}
