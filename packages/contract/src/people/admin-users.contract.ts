import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { ROLES } from '../permissions.ts'
import { PermissionName } from './admin-session.contract.ts'
import { Email, Id, Line, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

export const USER_STATUSES = ['invited', 'active', 'locked', 'disabled'] as const

export const Password = Type.String({
  minLength: 12,
  maxLength: 256,
  description: 'At least 12 characters, and not a common password.',
})

export const AdminUserCreateRequest = resource('AdminUserCreateRequest', {
  email: Email,
  name: Line(120),
  role: oneOf(ROLES),
  password: Type.Optional(Password),
})
export type AdminUserCreateRequest = Static<typeof AdminUserCreateRequest>

export const AdminUserRecord = resource('AdminUserRecord', {
  id: Id('adminUser'),
  email: Email,
  name: Type.String(),
  role: oneOf(ROLES),
  status: oneOf(USER_STATUSES, {
    description:
      '`locked`: unknown devices tried too many passwords. The right password and known devices still sign in; a new device gets few tries. It ends by itself, or by an unlock. `invited`: has not chosen a password yet.',
  }),
  totpEnabled: Type.Boolean(),
  lastLoginAt: nullable(Timestamp),
  createdAt: Timestamp,
  createdBy: nullable(Id('adminUser')),
  invitationUrl: Type.Optional(
    Type.String({
      description:
        'Only in the response to a reset, or to a creation without a password. Works once, for three days.',
    }),
  ),
})
export type AdminUserRecord = Static<typeof AdminUserRecord>

export const listAdminUsers = operation('GET /api/admin/users', {
  operationId: 'list_admin_users',
  tag: 'Team',
  summary: 'All users, oldest first',
  success: { status: 200, schema: Type.Array(AdminUserRecord), description: 'The team.' },
  access: 'users:read',
})

export const getAdminUser = operation('GET /api/admin/users/{userId}', {
  operationId: 'get_admin_user',
  tag: 'Team',
  summary: 'One user',
  params: part({ userId: Id('adminUser') }),
  success: { status: 200, schema: AdminUserRecord, description: 'The user.' },
  access: 'users:read',
})

export const RoleRecord = resource('RoleRecord', {
  role: oneOf(ROLES),
  permissions: Type.Array(PermissionName),
})
export type RoleRecord = Static<typeof RoleRecord>

export const listRoles = operation('GET /api/admin/roles', {
  operationId: 'list_roles',
  tag: 'Team',
  summary: 'The permissions of each role, from most to fewest',
  success: { status: 200, schema: Type.Array(RoleRecord), description: 'The roles.' },
  access: 'users:read',
})

export const createAdminUser = operation('POST /api/admin/users', {
  operationId: 'create_admin_user',
  tag: 'Team',
  summary: 'Adds a user, with a password or by invitation',
  body: AdminUserCreateRequest,
  success: { status: 201, schema: AdminUserRecord, description: 'The user.' },
  idempotent: true,
  secrets: ['password', 'invitationUrl'],
  access: 'users:write',
})

export const PasswordSetting = resource('PasswordSetting', {
  token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$', description: 'From the link.' }),
  password: Password,
})
export type PasswordSetting = Static<typeof PasswordSetting>

export const PasswordSettingResponse = resource('PasswordSettingResponse', { email: Email })

export const setPassword = operation('POST /api/admin/passwords', {
  operationId: 'set_password',
  tag: 'Sign-in',
  summary: 'Sets a password with an invitation or reset link, once',
  body: PasswordSetting,
  success: { status: 201, schema: PasswordSettingResponse, description: 'Set; sign in with it.' },
  quota: 'login',
  access: 'anyone',
})

const params = part({ userId: Id('adminUser') })
const record = { schema: AdminUserRecord } as const

export const AdminUserRoleRequest = resource('AdminUserRoleRequest', { role: oneOf(ROLES) })

export const replaceAdminUserRole = operation('PUT /api/admin/users/{userId}/role', {
  operationId: 'replace_admin_user_role',
  tag: 'Team',
  summary: 'Changes the role of a user',
  description:
    'A new role ends the sessions of the user. You cannot change your own role. Refused with 409 LAST_OWNER if there is no other active owner.',
  params,
  body: AdminUserRoleRequest,
  success: { ...record, status: 200, description: 'The user with that role.' },
  access: 'users:write',
})

export const createAdminUserDeactivation = operation('POST /api/admin/users/{userId}/deactivation', {
  operationId: 'create_admin_user_deactivation',
  tag: 'Team',
  summary: 'Disables a user and ends their sessions',
  description: 'Refused with 409 LAST_OWNER if there is no other active owner.',
  params,
  success: { ...record, status: 201, description: 'The user, disabled.' },
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserActivation = operation('POST /api/admin/users/{userId}/activation', {
  operationId: 'create_admin_user_activation',
  tag: 'Team',
  summary: 'Enables a disabled user again',
  description: 'The former password works again; a user who had none needs a reset.',
  params,
  success: { ...record, status: 201, description: 'The user, active or invited.' },
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserUnlock = operation('POST /api/admin/users/{userId}/unlock', {
  operationId: 'create_admin_user_unlock',
  tag: 'Team',
  summary: 'Forgets failed sign-ins, so that new devices get the usual tries',
  params,
  success: { ...record, status: 201, description: 'The user, unlocked.' },
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserReset = operation('POST /api/admin/users/{userId}/reset', {
  operationId: 'create_admin_user_reset',
  tag: 'Team',
  summary: 'Creates a new link to set a password',
  description:
    'The former password, the sessions and the one-time codes stop working at once. The link is shown once in the response, and emailed if email is configured. Each request creates a new link and invalidates the previous one; the response is a secret and is not stored.',
  params,
  success: { ...record, status: 201, description: 'The user, with the link.' },
  access: 'users:write',
})
