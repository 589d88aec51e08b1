import Type, { type Static } from 'typebox'
import { operation } from '../operation.ts'
import { ROLES } from '../permissions.ts'
import { Revision, Timestamp, UpdatedBy, oneOf, resource } from '../schema.ts'

const policy = {
  revision: Revision,
  codesRequiredFor: Type.Array(oneOf(ROLES), {
    uniqueItems: true,
    maxItems: ROLES.length,
    description:
      'Members with these roles work only with one-time codes: until they have set them up, every operation except those of their own account answers 403 TOTP_SETUP_REQUIRED.',
  }),
}

export const SignInPolicyRequest = resource('SignInPolicyRequest', {
  ...policy,
  password: Type.String({ minLength: 1, maxLength: 256, description: 'Your own.' }),
})
export type SignInPolicyRequest = Static<typeof SignInPolicyRequest>

export const SignInPolicyRecord = resource('SignInPolicyRecord', {
  ...policy,
  updatedAt: Timestamp,
  updatedBy: UpdatedBy,
})
export type SignInPolicyRecord = Static<typeof SignInPolicyRecord>

export const getSignInPolicy = operation('GET /api/admin/sign-in-policy', {
  operationId: 'get_sign_in_policy',
  tag: 'Team',
  summary: 'Which roles need one-time codes',
  success: { status: 200, schema: SignInPolicyRecord, description: 'The policy.' },
  access: 'users:read',
})

export const replaceSignInPolicy = operation('PUT /api/admin/sign-in-policy', {
  operationId: 'replace_sign_in_policy',
  tag: 'Team',
  summary: 'Replaces the roles that need one-time codes',
  description: 'It applies at once, also to open sessions. Nobody is signed out.',
  body: SignInPolicyRequest,
  success: { status: 200, schema: SignInPolicyRecord, description: 'As it is now.' },
  access: 'users:write',
})
