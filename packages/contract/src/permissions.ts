export const ROLES = ['owner', 'manager', 'finance', 'production', 'support', 'viewer'] as const
export type Role = (typeof ROLES)[number]

/** The service enforces this table at each route; the console and the documentation read it. */
export const PERMISSIONS = {
  'users:read': ['owner', 'manager'],
  'users:write': ['owner'],
  'webhooks:read': ['owner', 'manager'],
  'webhooks:write': ['owner'],
  'settings:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'settings:write': ['owner', 'manager'],
  'catalog:import': ['owner', 'manager'],
  'orders:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'orders:write': ['owner', 'manager', 'support'],
  'orders:price': ['owner', 'manager'],
  'orders:cancel_printed': ['owner', 'manager'],
  'orders:export': ['owner', 'manager', 'finance'],
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
  'privacy:export': ['owner', 'manager'],
  'privacy:erase': ['owner', 'manager'],
  'dashboard:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'audit:read': ['owner', 'manager', 'finance', 'production', 'support', 'viewer'],
  'audit:read_all': ['owner', 'manager'],
  'audit:note': ['owner', 'manager', 'finance', 'production', 'support'],
  'audit:verify': ['owner', 'manager'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof PERMISSIONS

export function permissionsOf(role: Role): Permission[] {
  return (Object.keys(PERMISSIONS) as Permission[]).filter((permission) => may(role, permission))
}

export function may(role: Role, permission: Permission): boolean {
  return PERMISSIONS[permission].some((allowed) => allowed === role)
}
