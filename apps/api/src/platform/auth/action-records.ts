import {
  PERMISSIONS,
  may,
  type ActionRecord,
  type Permission,
  type Rights,
  type Role,
} from '@platen/contract'

const PEOPLE = {
  owner: 'owners',
  manager: 'managers',
  finance: 'finance staff',
  production: 'production staff',
  support: 'support staff',
  viewer: 'viewers',
} as const satisfies Record<Role, string>

/** Formatted once, because lists use them for each record. */
const ALLOWED_PEOPLE = Object.fromEntries(
  Object.entries(PERMISSIONS).map(([permission, roles]) => [
    permission,
    new Intl.ListFormat('en-GB').format(roles.map((role) => PEOPLE[role])),
  ]),
) as Record<Permission, string>

/** `can` follows "Only owners can". Undefined if the rights suffice. */
export function reasonByRole(rights: Rights, permission: Permission, can: string): string | undefined {
  if (may(rights, permission)) return undefined
  if (typeof rights !== 'string') return lacks(rights, permission)
  return `Only ${ALLOWED_PEOPLE[permission]} can ${can}.`
}

/** A sentence for whoever was refused. */
export function lacks(rights: Rights, permission: Permission): string {
  const who = typeof rights === 'string' ? `Your role, ${rights},` : 'This API key'
  return `${who} lacks the permission ${permission}.`
}

export type Action<Name extends string> = ActionRecord & { name: Name }

export function actionRecord<Name extends string>(name: Name, reason: string | undefined): Action<Name> {
  return { name, allowed: reason === undefined, reason: reason ?? null }
}

export function allowedNames<Name extends string>(actions: readonly Action<Name>[]): Name[] {
  return actions.filter(({ allowed }) => allowed).map(({ name }) => name)
}
