import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { PERMISSIONS, ROLES, type Permission } from './permissions.ts'
import { Email, Id, Line, Timestamp, nullable, oneOf, part, resource } from './schema.ts'

export const USER_STATUSES = ['invited', 'active', 'locked', 'disabled'] as const

export const Password = Type.String({
  minLength: 12,
  maxLength: 256,
  description: 'At least 12 characters, and not one of those that everybody uses.',
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
      '`locked`: too many sign-ins were tried in the last hour. It ends by itself, or by an unlock. `invited`: has not chosen a password yet.',
  }),
  totpEnabled: Type.Boolean(),
  lastLoginAt: nullable(Timestamp),
  createdAt: Timestamp,
  createdBy: nullable(Id('adminUser')),
  invitationUrl: Type.Optional(
    Type.String({
      description:
        'In the reply to a create without a password and to a reset only: works once, for three days.',
    }),
  ),
})
export type AdminUserRecord = Static<typeof AdminUserRecord>

export const listAdminUsers = operation({
  operationId: 'list_admin_users',
  method: 'GET',
  path: '/api/admin/users',
  tag: 'Team',
  summary: 'Everybody of the team, oldest first',
  success: { status: 200, schema: Type.Array(AdminUserRecord), description: 'The team.' },
  caching: 'private',
  access: 'users:read',
})

export const RoleRecord = resource('RoleRecord', {
  role: oneOf(ROLES),
  permissions: Type.Array(oneOf(Object.keys(PERMISSIONS) as Permission[])),
})
export type RoleRecord = Static<typeof RoleRecord>

export const listRoles = operation({
  operationId: 'list_roles',
  method: 'GET',
  path: '/api/admin/roles',
  tag: 'Team',
  summary: 'What each role may do, from the one with the most rights on',
  success: { status: 200, schema: Type.Array(RoleRecord), description: 'The roles.' },
  caching: 'private',
  access: 'users:read',
})

export const createAdminUser = operation({
  operationId: 'create_admin_user',
  method: 'POST',
  path: '/api/admin/users',
  tag: 'Team',
  summary: 'Adds somebody to the team, with a password or by invitation',
  body: AdminUserCreateRequest,
  success: { status: 201, schema: AdminUserRecord, description: 'The user.' },
  caching: 'private',
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

export const setPassword = operation({
  operationId: 'set_password',
  method: 'POST',
  path: '/api/admin/passwords',
  tag: 'Sign-in',
  summary: 'Sets a password by an invitation or reset link, once',
  body: PasswordSetting,
  success: { status: 201, schema: PasswordSettingResponse, description: 'Set; sign in with it.' },
  quota: 'login',
  caching: 'private',
  access: 'anyone',
})

const params = part({ userId: Id('adminUser') })
const record = { schema: AdminUserRecord } as const

export const AdminUserRoleRequest = resource('AdminUserRoleRequest', { role: oneOf(ROLES) })
export type AdminUserRoleRequest = Static<typeof AdminUserRoleRequest>

export const replaceAdminUserRole = operation({
  operationId: 'replace_admin_user_role',
  method: 'PUT',
  path: '/api/admin/users/{userId}/role',
  tag: 'Team',
  summary: 'Gives somebody another role',
  description:
    'Another role ends the sessions. Nobody changes their own role. Without another active owner: 409 LAST_OWNER.',
  params,
  body: AdminUserRoleRequest,
  success: { ...record, status: 200, description: 'The user with that role.' },
  caching: 'private',
  access: 'users:write',
})

export const createAdminUserDeactivation = operation({
  operationId: 'create_admin_user_deactivation',
  method: 'POST',
  path: '/api/admin/users/{userId}/deactivation',
  tag: 'Team',
  summary: 'Shuts somebody out and ends their sessions',
  description: 'Without another active owner: 409 LAST_OWNER.',
  params,
  success: { ...record, status: 201, description: 'The user, disabled.' },
  caching: 'private',
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserActivation = operation({
  operationId: 'create_admin_user_activation',
  method: 'POST',
  path: '/api/admin/users/{userId}/activation',
  tag: 'Team',
  summary: 'Lets somebody in again who was disabled',
  description: 'With the password of before; who had none needs a reset.',
  params,
  success: { ...record, status: 201, description: 'The user, active or invited.' },
  caching: 'private',
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserUnlock = operation({
  operationId: 'create_admin_user_unlock',
  method: 'POST',
  path: '/api/admin/users/{userId}/unlock',
  tag: 'Team',
  summary: 'Lets a locked account be tried again at once',
  params,
  success: { ...record, status: 201, description: 'The user, not locked any more.' },
  caching: 'private',
  idempotent: true,
  secrets: ['invitationUrl'],
  access: 'users:write',
})

export const createAdminUserReset = operation({
  operationId: 'create_admin_user_reset',
  method: 'POST',
  path: '/api/admin/users/{userId}/reset',
  tag: 'Team',
  summary: 'Gives somebody a new link to set a password',
  description:
    'The password of before, the sessions and the one-time codes end at once. The link is shown here once, and mailed where mail is configured. A repeated request makes a newer link, which ends the one before; its answer is a secret and is kept nowhere.',
  params,
  success: { ...record, status: 201, description: 'The user, with the link.' },
  caching: 'private',
  access: 'users:write',
})
