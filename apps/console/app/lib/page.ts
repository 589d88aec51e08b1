import type { Resources } from '@platen/api-client'
import type { ComponentType } from 'react'

export type Permission = NonNullable<Resources['AdminSessionResponse']['user']>['permissions'][number]

export const STATIONS = ['Work', 'Shop', 'House'] as const
export type Station = (typeof STATIONS)[number]

/** A row of the table of pages, `pages.ts`. */
export interface Page {
  readonly path: string
  readonly title: string
  /** Undefined for pages that everybody of the team has. */
  readonly permission?: Permission
  /** Where it stands in the navigation; pages without one are reached from others. */
  readonly station?: Station
  /** Other words under which the command palette finds it. */
  readonly words?: string
  /** What is done there without a connection is kept, and sent later. */
  readonly worksOffline?: true
  readonly load: () => Promise<ComponentType>
}
