import {
  PERMISSIONS,
  may,
  type ActionReason,
  type ActionRecord,
  type Permission,
  type Rights,
  type Role,
} from '@platen/contract'
import { lazily } from '../lazily.ts'

const PEOPLE = {
  owner: 'owners',
  manager: 'managers',
  finance: 'finance staff',
  production: 'production staff',
  support: 'support staff',
  viewer: 'viewers',
} as const satisfies Record<Role, string>

/** Formatted once, because lists use them for each record; when first used, because rules of languages load slowly. */
const allowedPeople = lazily(() => {
  const list = new Intl.ListFormat('en-GB')
  return Object.fromEntries(
    Object.entries(PERMISSIONS).map(([permission, roles]) => [
      permission,
      list.format(roles.map((role) => PEOPLE[role])),
    ]),
  ) as Record<Permission, string>
})

export interface Obstacle {
  readonly code: ActionReason
  /** A sentence for staff. */
  readonly reason: string
  /** Those that may. */
  readonly roles?: readonly Role[]
}

/** `can` follows "Only owners can". Undefined if the rights suffice. */
export function obstacleByRole(rights: Rights, permission: Permission, can: string): Obstacle | undefined {
  if (may(rights, permission)) return undefined
  const isRole = typeof rights === 'string'
  return {
    code: 'lacks_permission',
    reason: isRole ? `Only ${allowedPeople()[permission]} can ${can}.` : lacks(rights, permission),
    roles: PERMISSIONS[permission],
  }
}

/** A sentence for whoever was refused. */
export function lacks(rights: Rights, permission: Permission): string {
  const who = typeof rights === 'string' ? `Your role, ${rights},` : 'This API key'
  return `${who} lacks the permission ${permission}.`
}

export type Action<Name extends string> = ActionRecord & { name: Name }

export function actionRecord<Name extends string>(name: Name, obstacle: Obstacle | undefined): Action<Name> {
  return {
    name,
    allowed: obstacle === undefined,
    reason: obstacle?.reason ?? null,
    code: obstacle?.code ?? null,
    roles: [...(obstacle?.roles ?? [])],
  }
}

export function allowedNames<Name extends string>(actions: readonly Action<Name>[]): Name[] {
  return actions.filter(({ allowed }) => allowed).map(({ name }) => name)
}
