import { ROLES, getSignInPolicy as getOperation, replaceSignInPolicy } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf, sessionOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { lockOwn, requirePassword, type OwnAccountDeps } from '../admin-session/index.ts'
import { getSignInPolicy, lockSignInPolicy, writeSignInPolicy } from './sign-in-policy.store.ts'

export function signInPolicyRoutes(app: FastifyInstance, deps: OwnAccountDeps): void {
  route(app, getOperation, () => getSignInPolicy(deps.database))

  route(app, replaceSignInPolicy, async ({ body, raw }) => {
    const viewer = sessionOf(raw)
    const matched = await requirePassword(deps, viewer, { path: 'password', password: body.password })
    return replaceDocument(deps, {
      entity: { type: 'sign_in_policy', id: 'sign_in_policy' },
      title: () => 'the sign-in policy',
      revision: body.revision,
      author: authorOf(raw),
      lock: lockSignInPolicy,
      read: getSignInPolicy,
      check: async (tx) => void (await lockOwn(tx, viewer, matched)),
      write: async (tx, change) => {
        const inOrder = ROLES.filter((role) => body.codesRequiredFor.includes(role))
        await writeSignInPolicy(tx, inOrder, change)
        // Event streams of members who need codes now close at once.
        await deps.sessions.announceChange(tx)
      },
    })
  })
}
