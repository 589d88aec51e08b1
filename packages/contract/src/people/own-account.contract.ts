import Type, { type Static } from 'typebox'
import { ONE_TIME_CODE, OwnLocale } from './admin-session.contract.ts'
import { Password } from './admin-users.contract.ts'
import { operation } from '../operation.ts'
import { Id, Timestamp, part, resource } from '../schema.ts'

/**
 * Bodies and responses here hold secrets: none is kept for an Idempotency-Key, and each is harmless to
 * repeat.
 */

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

export const changeOwnPassword = operation('POST /api/admin/password-changes', {
  operationId: 'change_own_password',
  tag: 'Sign-in',
  summary: 'Changes your password and ends all your other sessions',
  body: PasswordChangeRequest,
  success: { status: 201, schema: SessionRevocationResponse, description: 'Changed.' },
  access: 'signed-in',
})

export const OwnLanguage = resource('OwnLanguage', { locale: OwnLocale })
export type OwnLanguage = Static<typeof OwnLanguage>

export const replaceOwnLanguage = operation('PUT /api/admin/own-language', {
  operationId: 'replace_own_language',
  tag: 'Sign-in',
  summary: 'Changes the language of the console for you',
  body: OwnLanguage,
  success: { status: 200, schema: OwnLanguage, description: 'Changed.' },
  access: 'signed-in',
})

export const TotpEnrolmentRequest = resource('TotpEnrolmentRequest', { password: OwnPassword })
export const TotpEnrolment = resource('TotpEnrolment', {
  secret: Type.String({ pattern: '^[A-Z2-7]+$', description: 'Base 32, for typing it in.' }),
  otpauthUrl: Type.String({ description: 'For a QR code.' }),
})
export type TotpEnrolment = Static<typeof TotpEnrolment>

export const createTotpEnrolment = operation('POST /api/admin/totp-enrolments', {
  operationId: 'create_totp_enrolment',
  tag: 'Sign-in',
  summary: 'Starts to set up one-time codes for your account',
  description:
    'Sign-in stays the same until a first code is confirmed. A new enrolment replaces an unconfirmed one.',
  body: TotpEnrolmentRequest,
  success: { status: 201, schema: TotpEnrolment, description: 'The secret, shown once.' },
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

export const createTotpConfirmation = operation('POST /api/admin/totp-confirmations', {
  operationId: 'create_totp_confirmation',
  tag: 'Sign-in',
  summary: 'Confirms the authenticator app with a first code; sign-in requires one from then on',
  body: TotpConfirmationRequest,
  success: { status: 201, schema: TotpConfirmation, description: 'Enabled, with recovery codes.' },
  access: 'signed-in',
})

export const TotpRemovalRequest = resource('TotpRemovalRequest', {
  password: OwnPassword,
  code: Type.String({ pattern: ONE_TIME_CODE, description: 'From the app, or a recovery code.' }),
})
export type TotpRemovalRequest = Static<typeof TotpRemovalRequest>

export const createTotpRemoval = operation('POST /api/admin/totp-removals', {
  operationId: 'create_totp_removal',
  tag: 'Sign-in',
  summary: 'Turns off one-time codes for your account',
  body: TotpRemovalRequest,
  success: { status: 201, schema: TotpStatus, description: 'Removed, with its recovery codes.' },
  access: 'signed-in',
})

export const AdminSessionRecord = resource('AdminSessionRecord', {
  id: Id('adminSession'),
  device: Type.String({ description: 'The user agent of the browser.' }),
  createdAt: Timestamp,
  lastSeenAt: Timestamp,
  expiresAt: Timestamp,
  current: Type.Boolean({ description: 'Whether this is the current session.' }),
})
export type AdminSessionRecord = Static<typeof AdminSessionRecord>

export const listSessions = operation('GET /api/admin/sessions', {
  operationId: 'list_sessions',
  tag: 'Sign-in',
  summary: 'Your open sessions, newest first',
  success: { status: 200, schema: Type.Array(AdminSessionRecord), description: 'The sessions.' },
  access: 'signed-in',
})

export const SessionRevocationRequest = resource('SessionRevocationRequest', {
  password: Type.Optional(
    Type.String({
      maxLength: 256,
      description:
        'Your password. Needed when you signed in more than 15 minutes ago; VALIDATION_FAILED without it.',
    }),
  ),
})

export const revokeSession = operation('POST /api/admin/sessions/{sessionId}/revocation', {
  operationId: 'revoke_session',
  tag: 'Sign-in',
  summary: 'Ends one of your sessions',
  params: part({ sessionId: Id('adminSession') }),
  body: SessionRevocationRequest,
  bodyOptional: true,
  success: { status: 201, schema: SessionRevocationResponse, description: 'Ended.' },
  access: 'signed-in',
})

export const revokeOtherSessions = operation('POST /api/admin/session-revocations', {
  operationId: 'revoke_other_sessions',
  tag: 'Sign-in',
  summary: 'Ends all your sessions except the current one',
  body: SessionRevocationRequest,
  bodyOptional: true,
  success: { status: 201, schema: SessionRevocationResponse, description: 'Ended.' },
  access: 'signed-in',
})
