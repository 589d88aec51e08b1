import {
  createContactLeadConversion,
  createContactLeadMove,
  getContactLead,
  listContactLeads,
} from '@platen/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { authorOf, signedIn } from '../../../platform/auth/guard.ts'
import { linkNextPage } from '../../../platform/http/answers/page.ts'
import { route } from '../../../platform/http/route.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { previewUrl } from '../../selling/artworks/index.ts'
import { listEditedTexts } from '../notifications/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { getLead, type LeadView, readLeadPage } from './list-contact-leads.ts'
import { convertContactLead, moveContactLead, refuseInvalidMove } from './move-contact-lead.ts'

interface AdminLeadDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly shop: ShopCache
  readonly keys: Pick<ServerKeys, 'preview'>
}

export function adminLeadRoutes(app: FastifyInstance, deps: AdminLeadDeps): void {
  const { database, clock } = deps

  route(app, listContactLeads, async ({ query, raw }, reply) => {
    const { items, next } = await readLeadPage(database, query, await viewOf(raw))
    linkNextPage(raw, reply, next)
    return [...items]
  })

  route(app, getContactLead, async ({ params, raw }) =>
    getLead(database, decodeId('lead', params.leadId), await viewOf(raw)),
  )

  route(app, createContactLeadMove, async ({ body, params, raw, transaction }) => {
    refuseInvalidMove(body)
    const move = { ...body, leadId: decodeId('lead', params.leadId), author: authorOf(raw) }
    return moveContactLead({ transaction, clock }, { ...move, view: await viewOf(raw) })
  })

  route(app, createContactLeadConversion, async ({ body, params, raw, transaction }) => {
    const conversion = {
      leadId: decodeId('lead', params.leadId),
      orderId: decodeId('order', body.orderId),
      author: authorOf(raw),
    }
    return convertContactLead({ transaction, clock }, { ...conversion, view: await viewOf(raw) })
  })

  async function viewOf(request: FastifyRequest): Promise<LeadView> {
    const now = clock.now()
    return {
      rights: signedIn(request).rights,
      shop: await deps.shop.get(),
      edited: await listEditedTexts(database),
      previewUrl: (artworkId) => previewUrl(deps.keys.preview, artworkId, now),
    }
  }
}
