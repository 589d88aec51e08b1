import { m } from '../../messages/messages.ts'

interface Actions {
  readonly allowedActions: readonly string[]
  /** Absent from a record that the browser stored before an upgrade. */
  readonly actions?: readonly { readonly name: string; readonly reason: string | null }[]
}

/** Text from the API; undefined if the action is allowed. */
export function obstacleTo({ allowedActions, actions }: Actions, action: string): string | undefined {
  if (allowedActions.includes(action)) return undefined
  return actions?.find(({ name }) => name === action)?.reason ?? m.shared.requests.notPossible
}
