import type { Resources } from '@platen/api-client'
import type { ComponentType } from 'react'

export type Permission = NonNullable<Resources['AdminSessionResponse']['user']>['permissions'][number]

export const NAV_GROUPS = ['work', 'shop', 'admin'] as const
type NavGroup = (typeof NAV_GROUPS)[number]

export interface Page {
  readonly path: string
  readonly title: string
  /** Undefined: for every member of the team. */
  readonly permission?: Permission
  /** Its place in the navigation; pages without one are linked from others. */
  readonly group?: NavGroup
  /** Search words for the command palette. */
  readonly words?: string
  /** Changes made offline are stored and sent later. */
  readonly worksOffline?: true
  /** Without the navigation. */
  readonly alone?: true
  readonly load: () => Promise<ComponentType>
}
