import Type, { type Static } from 'typebox'
import { operation } from './operation.ts'
import { ROLES } from './permissions.ts'
import { Email, Id, Line, Timestamp, nullable, oneOf, resource } from './schema.ts'

export const USER_STATUSES = ['invited', 'active', 'locked', 'disabled'] as const

const Password = Type.String({
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
  status: oneOf(USER_STATUSES),
  totpEnabled: Type.Boolean(),
  lastLoginAt: nullable(Timestamp),
  createdAt: Timestamp,
  createdBy: nullable(Id('adminUser')),
  invitationUrl: Type.Optional(
    Type.String({
      description: 'In the reply to a create without a password only: works once, for three days.',
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
