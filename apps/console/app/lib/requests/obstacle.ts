import type { Resources } from '@platen/api-client'
import { fill } from '@platen/messages'
import { listText } from '../formats.ts'
import { m } from '../../messages/messages.ts'

type Role = Resources['ActionRecord']['roles'][number]
type Code = NonNullable<Resources['ActionRecord']['code']>

interface Actions {
  readonly allowedActions: readonly string[]
  /** Absent from a record that the browser stored before an upgrade. */
  readonly actions?: readonly {
    readonly name: string
    readonly code?: Code | null
    readonly roles?: readonly Role[]
  }[]
}

const ROLES: Readonly<Record<Role, string>> = m.shared.roles
const OBSTACLES: Readonly<Record<Code, string>> = m.shared.obstacles

/** Why the action is not possible; undefined if it is allowed. A later release may have other codes. */
export function obstacleTo({ allowedActions, actions }: Actions, action: string): string | undefined {
  if (allowedActions.includes(action)) return undefined
  const { code, roles = [] } = actions?.find(({ name }) => name === action) ?? {}
  const text = (code && OBSTACLES[code]) ?? m.shared.requests.notPossible
  return fill(text, { roles: listText(roles.map((role) => ROLES[role])) })
}
