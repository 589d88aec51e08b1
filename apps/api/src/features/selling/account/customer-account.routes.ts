import {
  createCustomerSessionRevocation,
  createCustomerSignInLink,
  listCustomerSessions as listCustomerSessionsOperation,
  type CustomerSession,
} from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { recordAudit } from '../../../platform/records/audit.ts'
import { decodeId, encodeId } from '../../../platform/records/ids.ts'
import { getCustomer } from '../../back-office/customers/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { endCustomerSessions, listCustomerSessions, type AccountSession } from './account.store.ts'
import { createChatLink } from './sign-in-links.ts'

interface CustomerAccountDeps extends Pick<Platform, 'database' | 'clock'> {
  readonly shop: Pick<ShopCache, 'get'>
  readonly config: { readonly publicUrl: string }
}

/** What staff see and do about the accounts of customers. */
export function customerAccountRoutes(app: FastifyInstance, deps: CustomerAccountDeps): void {
  const { database, clock } = deps

  route(app, listCustomerSessionsOperation, async ({ params }) => {
    const { id } = await getCustomer(database, decodeId('customer', params.customerId))
    return (await listCustomerSessions(database, id, clock.now())).map(toCustomerSession)
  })

  route(app, createCustomerSignInLink, ({ params, raw, transaction }) =>
    createChatLink(
      { ...deps, transaction },
      { customerId: decodeId('customer', params.customerId), author: authorOf(raw) },
    ),
  )

  route(app, createCustomerSessionRevocation, ({ params, raw, transaction }) =>
    transaction(async (tx) => {
      const author = authorOf(raw)
      const { id } = await getCustomer(tx, decodeId('customer', params.customerId))
      const ended = await endCustomerSessions(tx, id)
      await recordAudit(tx, [
        {
          ...author,
          occurredAt: clock.now(),
          action: 'customer.signed_out',
          entity: { type: 'customer', id: encodeId('customer', id) },
          message: `${author.actor.name} signed a customer out everywhere: ${ended} sessions.`,
          metadata: { ended },
        },
      ])
      return { ended }
    }),
  )
}

function toCustomerSession(session: AccountSession): CustomerSession {
  return {
    id: encodeId('accountSession', session.id),
    email: session.email,
    phone: session.phone,
    device: session.device,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
  }
}
