import type { SignInPolicyRecord } from '@platen/contract'
import { DAYS, TIMES, nothing, type Rows } from './shared.ts'

/** Of staff. */
export const PEOPLE_ADMIN = {
  // Without a session, because a login ends the one that it comes with.
  admin_login: async (shop) => {
    const { email, password } = await shop.member()
    return { headers: {}, body: { email, password } }
  },
  admin_session: nothing,
  admin_logout: async (shop) => ({ headers: (await shop.member()).headers }),
  set_password: async (shop) => ({
    headers: {},
    body: { token: await shop.aPasswordLink(), password: 'a sentence of my own' },
  }),
  change_own_password: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { currentPassword: password, newPassword: 'a sentence of my own' } }
  },
  replace_own_language: async (shop) => ({
    headers: (await shop.member()).headers,
    body: { locale: 'es' },
  }),
  create_totp_enrolment: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { password } }
  },
  create_totp_confirmation: async (shop) => {
    const member = await shop.member()
    return { headers: member.headers, body: { code: await shop.anAuthenticator(member) } }
  },
  create_totp_removal: async (shop) => {
    const member = await shop.member()
    const { headers, password } = member
    return { headers, body: { password, code: await shop.aRecoveryCode(member) } }
  },
  list_sessions: nothing,
  revoke_session: async (shop) => {
    const member = await shop.member()
    const { headers, password } = member
    return { headers, params: { sessionId: await shop.aSessionElsewhere(member) }, body: { password } }
  },
  revoke_other_sessions: async (shop) => {
    const { headers, password } = await shop.member()
    return { headers, body: { password } }
  },

  list_admin_users: nothing,
  get_admin_user: async (shop) => ({ params: { userId: (await shop.member()).id } }),
  list_roles: nothing,
  create_admin_user: (shop) => ({
    body: {
      email: `${shop.unique('ana-')}@shop.example`,
      name: 'Ana',
      role: 'viewer',
      password: 'a sentence of my own',
    },
  }),
  replace_admin_user_role: async (shop) => ({
    params: { userId: (await shop.member()).id },
    body: { role: 'finance' },
  }),
  create_admin_user_deactivation: async (shop) => ({ params: { userId: (await shop.member()).id } }),
  create_admin_user_activation: async (shop) => {
    const { id } = await shop.member()
    await shop.staff.create(`/api/admin/users/${id}/deactivation`)
    return { params: { userId: id } }
  },
  create_admin_user_unlock: async (shop) => ({ params: { userId: await shop.aLockedMember() } }),
  create_admin_user_reset: async (shop) => ({ params: { userId: (await shop.member()).id } }),

  list_api_keys: async (shop) => ({ query: { limit: '10', cursor: (await shop.anApiKey()).id } }),
  get_api_key: async (shop) => ({ params: { keyId: (await shop.anApiKey()).id } }),
  create_api_key: async (shop) => {
    const { headers, password } = await shop.member('owner')
    const permissions = ['orders:read', 'payments:verify']
    return { headers, body: { name: 'Books', permissions, expiresAt: '2090-01-01T00:00:00Z', password } }
  },
  create_api_key_revocation: async (shop) => ({ params: { keyId: (await shop.anApiKey()).id } }),

  get_sign_in_policy: nothing,
  replace_sign_in_policy: async (shop) => {
    const { headers, password } = await shop.member('owner')
    const { revision } = await shop.staff.read<SignInPolicyRecord>('/api/admin/sign-in-policy')
    return { headers, body: { revision, codesRequiredFor: [], password } }
  },
  create_privacy_export: () => ({ body: { email: 'nobody@example.com', phone: '+50370000000' } }),
  create_privacy_erasure: () => ({
    body: { email: 'nobody@example.com', phone: '+50370000000', reason: 'Asked for.' },
    readAt: '/api/admin/audit-log',
  }),

  list_audit_log: async (shop) => ({
    query: {
      ...{ limit: '10', cursor: 'aud_01jd3v9k6qf2nt7wz5xr8m0abc', action: 'order.held' },
      ...{ actorId: (await shop.member()).id, entityType: 'order', entityId: (await shop.anOrder()).id },
      ...{ ...TIMES, ...DAYS },
    },
  }),
  create_audit_log_entry: () => ({
    body: {
      ...{ message: 'Looked shop.\nTwice.', entityType: 'order', entityId: 'PL-2026-000001' },
      metadata: { shelf: 3 },
    },
  }),
  verify_audit_log: nothing,
  export_audit_log: () => ({ query: { from: '1', to: '5' } }),
} satisfies Rows
