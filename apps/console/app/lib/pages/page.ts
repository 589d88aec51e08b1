import type { Resources } from '@platen/api-client'
import type { ComponentType } from 'react'

export type Permission = NonNullable<Resources['AdminSessionResponse']['user']>['permissions'][number]

export const NAV_GROUPS = ['Work', 'Shop', 'Admin'] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

/** A row of the table of pages, `pages.ts`. */
export interface Page {
  readonly path: string
  readonly title: string
  /** Undefined for pages that everybody of the team has. */
  readonly permission?: Permission
  /** Where it stands in the navigation; pages without one are reached from others. */
  readonly group?: NavGroup
  /** Other words under which the command palette finds it. */
  readonly words?: string
  /** What is done there without a connection is kept, and sent later. */
  readonly worksOffline?: true
  readonly load: () => Promise<ComponentType>
}
