import Type, { type Static } from 'typebox'
import { ONE_TIME_CODE } from './admin-session.contract.ts'
import { Password } from './admin-users.contract.ts'
import { operation } from './operation.ts'
import { Id, Timestamp, part, resource } from './schema.ts'

/** Bodies and answers here hold secrets: none is kept for an Idempotency-Key, and each is harmless to repeat. */

const OwnPassword = Type.String({ minLength: 1, maxLength: 256 })
const TotpStatus = resource('TotpStatus', { totpEnabled: Type.Boolean() })

export const PasswordChangeRequest = resource('PasswordChangeRequest', {
  currentPassword: OwnPassword,
  newPassword: Password,
})
export type PasswordChangeRequest = Static<typeof PasswordChangeRequest>

export const SessionRevocationResponse = resource('SessionRevocationResponse', {
  revoked: Type.Integer({ minimum: 0, description: 'Sessions that ended.' }),
})
export type SessionRevocationResponse = Static<typeof SessionRevocationResponse>

export const changeOwnPassword = operation({
  operationId: 'change_own_password',
  method: 'POST',
  path: '/api/admin/password-changes',
  tag: 'Sign-in',
  summary: 'Changes the own password and ends all other sessions',
  body: PasswordChangeRequest,
  success: { status: 201, schema: SessionRevocationResponse, description: 'Changed.' },
  caching: 'private',
  access: 'signed-in',
})

export const TotpEnrolmentRequest = resource('TotpEnrolmentRequest', { password: OwnPassword })
export const TotpEnrolment = resource('TotpEnrolment', {
  secret: Type.String({ pattern: '^[A-Z2-7]+$', description: 'Base 32, for typing it in.' }),
  otpauthUrl: Type.String({ description: 'For a QR code.' }),
})
export type TotpEnrolment = Static<typeof TotpEnrolment>

export const createTotpEnrolment = operation({
  operationId: 'create_totp_enrolment',
  method: 'POST',
  path: '/api/admin/totp-enrolments',
  tag: 'Sign-in',
  summary: 'Begins to protect the own account by one-time codes',
  description:
    'Nothing changes for the sign-in until a first code is confirmed. A new enrolment replaces one that was not.',
  body: TotpEnrolmentRequest,
  success: { status: 201, schema: TotpEnrolment, description: 'The secret, shown once.' },
  caching: 'private',
  access: 'signed-in',
})

export const TotpConfirmationRequest = resource('TotpConfirmationRequest', {
  code: Type.String({ pattern: '^[0-9]{6}$' }),
})
export const TotpConfirmation = resource('TotpConfirmation', {
  totpEnabled: Type.Boolean(),
  recoveryCodes: Type.Array(Type.String(), {
    description: 'Ten codes, shown once. Each signs in once in place of a code from the app.',
  }),
})
export type TotpConfirmation = Static<typeof TotpConfirmation>

export const createTotpConfirmation = operation({
  operationId: 'create_totp_confirmation',
  method: 'POST',
  path: '/api/admin/totp-confirmations',
  tag: 'Sign-in',
  summary: 'Confirms the authenticator app by a first code; from then on the sign-in wants one',
  body: TotpConfirmationRequest,
  success: { status: 201, schema: TotpConfirmation, description: 'Enabled, with recovery codes.' },
  caching: 'private',
  access: 'signed-in',
})

export const TotpRemovalRequest = resource('TotpRemovalRequest', {
  password: OwnPassword,
  code: Type.String({ pattern: ONE_TIME_CODE, description: 'From the app, or a recovery code.' }),
})
export type TotpRemovalRequest = Static<typeof TotpRemovalRequest>

export const createTotpRemoval = operation({
  operationId: 'create_totp_removal',
  method: 'POST',
  path: '/api/admin/totp-removals',
  tag: 'Sign-in',
  summary: 'Ends the protection by one-time codes',
  body: TotpRemovalRequest,
  success: { status: 201, schema: TotpStatus, description: 'Removed, with its recovery codes.' },
  caching: 'private',
  access: 'signed-in',
})

export const AdminSessionRecord = resource('AdminSessionRecord', {
  id: Id('adminSession'),
  device: Type.String({ description: 'What the browser called itself.' }),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  expiresAt: Timestamp,
  current: Type.Boolean({ description: 'The session that asks.' }),
})
export type AdminSessionRecord = Static<typeof AdminSessionRecord>

export const listSessions = operation({
  operationId: 'list_sessions',
  method: 'GET',
  path: '/api/admin/sessions',
  tag: 'Sign-in',
  summary: 'The own sessions that are open, newest first',
  success: { status: 200, schema: Type.Array(AdminSessionRecord), description: 'The sessions.' },
  caching: 'private',
  access: 'signed-in',
})

export const revokeSession = operation({
  operationId: 'revoke_session',
  method: 'POST',
  path: '/api/admin/sessions/{sessionId}/revocation',
  tag: 'Sign-in',
  summary: 'Ends one of the own sessions',
  params: part({ sessionId: Id('adminSession') }),
  success: { status: 201, schema: SessionRevocationResponse, description: 'Ended.' },
  caching: 'private',
  access: 'signed-in',
})

export const revokeOtherSessions = operation({
  operationId: 'revoke_other_sessions',
  method: 'POST',
  path: '/api/admin/session-revocations',
  tag: 'Sign-in',
  summary: 'Ends all own sessions but the one that asks',
  success: { status: 201, schema: SessionRevocationResponse, description: 'Ended.' },
  caching: 'private',
  access: 'signed-in',
})
