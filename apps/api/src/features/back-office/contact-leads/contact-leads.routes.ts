import { createContactLead } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { BotCheck } from '../../selling/bot-protection/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { refuseWithoutAddress } from './contact-lead.ts'
import { submitContactLead } from './submit-contact-lead.ts'

interface ContactLeadDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly botCheck: BotCheck
  readonly shop: ShopCache
}

export function contactLeadRoutes(app: FastifyInstance, deps: ContactLeadDeps): void {
  route(app, createContactLead, async ({ body, raw, transaction }) => {
    const { botToken, website, ...lead } = body
    refuseWithoutAddress(lead)

    const shop = await deps.shop.get()
    const spent = await deps.botCheck.verify({ botToken, website, clientAddress: raw.ip })
    return submitContactLead({ transaction, shop, clock: deps.clock }, { lead, spent })
  })
}
