import type { Resources } from '@platen/api-client'
import type { Tone } from '@platen/ui'
import type { Permission } from '../../../lib/pages/page.ts'
import { m } from '../../../messages/messages.ts'

export type ApiKey = Resources['ApiKeyRecord']

export const PERMISSION_NAMES: Readonly<Record<Permission, string>> = m.team.permissions

/** The service refuses to give these to a key. */
const PEOPLE_ONLY = /^(users|keys):/

/** In the order of the table of roles. */
export function givablePermissions(own: readonly Permission[]): Permission[] {
  return Object.keys(PERMISSION_NAMES).filter((name) => own.includes(name) && !PEOPLE_ONLY.test(name))
}

export const READ_ONLY = /:read(_all)?$/

export type KeyState = 'active' | 'expired' | 'revoked' | 'paused'

export const KEY_TONES = {
  active: 'good',
  expired: 'over',
  revoked: 'over',
  paused: 'wait',
} as const satisfies Record<KeyState, Tone>

export function stateOf({ revokedAt, expiresAt, effectivePermissions }: ApiKey, now = Date.now()): KeyState {
  if (revokedAt !== null) return 'revoked'
  if (expiresAt !== null && new Date(expiresAt).getTime() <= now) return 'expired'
  return effectivePermissions.length === 0 ? 'paused' : 'active'
}
