import { createWhatsAppMessageOutcome, listWhatsAppMessages, requestOrderLink } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { authorOf } from '../../../platform/auth/guard.ts'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { storeLinkRequest } from './order-links.ts'
import { decideMessage, listMessages } from './whatsapp-messages.ts'

interface OrderMessageDeps extends Pick<Platform, 'database' | 'clock' | 'limits' | 'keys'> {
  readonly config: { readonly publicUrl: string }
}

export function orderMessageRoutes(app: FastifyInstance, deps: OrderMessageDeps): void {
  route(app, requestOrderLink, ({ body, transaction }) => storeLinkRequest({ ...deps, transaction }, body))

  route(app, listWhatsAppMessages, () => listMessages(deps))

  route(app, createWhatsAppMessageOutcome, ({ body, params, raw, transaction }) =>
    decideMessage(
      { ...deps, transaction },
      { messageId: decodeId('message', params.messageId), outcome: body.outcome, author: authorOf(raw) },
    ),
  )
}
