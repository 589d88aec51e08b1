import { LOCALES } from '@platen/messages'
import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { ROLES, type Permission } from '../permissions.ts'
import { EventPosition } from '../shop/event-stream.contract.ts'
import { Email, Id, Timestamp, nullable, oneOf, part, resource } from '../schema.ts'

/** An open list, so that a new permission breaks no client. */
export const PermissionName = Type.Unsafe<Permission>({
  type: 'string',
  description: 'What the role allows. More may follow.',
  examples: ['orders:write'],
})

/**
 * Six digits from the authenticator app, or a recovery code: `k7fa-2qpx-m3cd-zt6w-p4rs-u5vy-b6ne`. Older codes have
 * four groups.
 */
export const ONE_TIME_CODE = '^([0-9]{6}|[A-Za-z2-7]{4}(-[A-Za-z2-7]{4}){3}((-[A-Za-z2-7]{4}){3})?)$'

export const AdminLoginRequest = resource('AdminLoginRequest', {
  email: Email,
  password: Type.String({ minLength: 1, maxLength: 256 }),
  totpCode: Type.Optional(
    Type.String({
      pattern: ONE_TIME_CODE,
      description: 'From the authenticator app, or a recovery code, if the account requires one.',
    }),
  ),
})
export type AdminLoginRequest = Static<typeof AdminLoginRequest>

/** Null: as the browser asks. */
export const OwnLocale = nullable({
  ...oneOf(LOCALES),
  description: 'The language of the console for this user; null for that of the browser.',
})

/** A visitor gets `authenticated: false`, with status 200. */
export const AdminSessionResponse = resource('AdminSessionResponse', {
  authenticated: Type.Boolean(),
  user: nullable(
    part({
      id: Id('adminUser'),
      email: Email,
      name: Type.String(),
      role: oneOf(ROLES),
      permissions: Type.Array(PermissionName),
      locale: OwnLocale,
      totpEnabled: Type.Boolean(),
      totpSetupRequired: Type.Boolean({
        description:
          'The shop requires one-time codes of this role. Until they are set up, only the operations of the own account are allowed.',
      }),
      passwordExpiresAt: nullable({
        ...Timestamp,
        description:
          'When the password stops working unless it is changed: only if the service generated it.',
      }),
    }),
  ),
  expiresAt: nullable(Timestamp),
  idleExpiresAt: nullable(Timestamp),
  totpRequired: Type.Boolean({ description: 'Whether sign-in also requires a one-time code.' }),
  eventPosition: nullable({
    ...EventPosition,
    description:
      'Where to begin the event stream (`after` of `stream_events`), so that it sends all changes to data that is read after this answer. Null when there is none: read the data again once the stream is open.',
  }),
})
export type AdminSessionResponse = Static<typeof AdminSessionResponse>

const answer = { status: 200, schema: AdminSessionResponse } as const

export const adminLogin = operation('POST /api/admin/login', {
  operationId: 'admin_login',
  tag: 'Sign-in',
  summary: 'Signs in and sets the session cookie',
  description:
    'A wrong email and a wrong password get the same response, 401 INVALID_CREDENTIALS, after the same time. An account with one-time codes gets 401 TOTP_REQUIRED until the code is sent too.',
  body: AdminLoginRequest,
  success: { ...answer, description: 'Signed in.' },
  quota: 'login',
  countsItself: true,
  access: 'anyone',
})

export const adminSession = operation('GET /api/admin/session', {
  operationId: 'admin_session',
  tag: 'Sign-in',
  summary: 'Who is signed in',
  description:
    'This request extends the session like any other, unless it carries `X-Platen-Background`: with it, a page can check whether the session has ended without keeping it open.',
  success: { ...answer, description: 'The session, or `authenticated: false`.' },
  quota: 'public-read',
  access: 'anyone',
})

export const adminLogout = operation('POST /api/admin/logout', {
  operationId: 'admin_logout',
  tag: 'Sign-in',
  summary: 'Ends the session and clears its cookie',
  description: 'Other sessions of the user go on.',
  success: { ...answer, description: 'Signed out; also for a visitor.' },
  access: 'anyone',
})
