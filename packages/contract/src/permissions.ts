export const ROLES = ['owner', 'manager', 'finance', 'production', 'support', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** The service enforces this table at each route; the console and the documentation read it. */
export const PERMISSIONS = {
  'users:read': ['owner', 'manager'],
  'users:write': ['owner'],
  'keys:write': ['owner', 'manager'],
  'webhooks:read': ['owner', 'manager'],
  'webhooks:write': ['owner'],
  'settings:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'settings:write': ['owner', 'manager'],
  'catalog:import': ['owner', 'manager'],
  'orders:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'orders:write': ['owner', 'manager', 'support'],
  'messages:write': ['owner', 'manager', 'support'],
  'orders:price': ['owner', 'manager'],
  'orders:cancel_printed': ['owner', 'manager'],
  'orders:export': ['owner', 'manager', 'finance'],
  'discounts:read': ['owner', 'manager', 'finance', 'support', 'viewer'],
  'discounts:write': ['owner', 'manager'],
  'documents:read': ['owner', 'manager', 'finance', 'support', 'viewer'],
  'documents:issue': ['owner', 'manager', 'finance'],
  'estimates:read': ['owner', 'manager', 'finance', 'support', 'viewer'],
  'estimates:write': ['owner', 'manager', 'support'],
  'payments:verify': ['owner', 'manager', 'finance'],
  'artwork:approve': ['owner', 'manager', 'production'],
  'artwork:request_changes': ['owner', 'manager', 'production', 'support'],
  'production:read': ['owner', 'manager', 'production', 'support', 'viewer'],
  'production:write': ['owner', 'manager', 'production'],
  'stock:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'stock:adjust': ['owner', 'manager', 'production'],
  'costs:read': ['owner', 'manager', 'finance', 'viewer'],
  'costs:write': ['owner', 'manager', 'finance'],
  'metrics:read': ['owner', 'manager', 'finance', 'viewer'],
  'leads:read': ['owner', 'manager', 'support', 'viewer'],
  'leads:write': ['owner', 'manager', 'support'],
  'customers:read': ['owner', 'manager', 'finance', 'support', 'viewer'],
  'customers:write': ['owner', 'manager', 'support'],
  'privacy:export': ['owner', 'manager'],
  'privacy:erase': ['owner', 'manager'],
  'dashboard:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'audit:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'audit:read_all': ['owner', 'manager'],
  'audit:note': ['owner', 'manager', 'finance', 'production', 'support'],
  'audit:verify': ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

/** A member has what their role allows; an API key what it was given, as long as its maker has it too. */
export type Rights = Role | readonly Permission[]

/** With these, whoever found a key could make themselves a way in that outlives it. */
const PEOPLE_ONLY: readonly Permission[] = ['users:read', 'users:write', 'keys:write']

export function permissionsOf(rights: Rights): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(rights, permission))
}

/** What an API key of a member can be given at most. */
export function keyPermissionsOf(role: Role): Permission[] {
  return permissionsOf(role).filter((permission) => !PEOPLE_ONLY.includes(permission))
}

export function may(rights: Rights, permission: Permission): boolean {
  if (typeof rights !== 'string') return rights.includes(permission)
  return PERMISSIONS[permission].some((allowed) => allowed === rights)
}

/** Whether API keys can have the access that an operation names. */
export function isForKeys(access: Permission | 'signed-in' | 'anyone' | undefined): access is Permission {
  return (
    access !== undefined && access !== 'signed-in' && access !== 'anyone' && !PEOPLE_ONLY.includes(access)
  )
}
