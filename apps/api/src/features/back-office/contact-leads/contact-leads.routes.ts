import { createContactLead } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import type { Transaction } from '../../../platform/database/transaction.ts'
import { route } from '../../../platform/http/route.ts'
import type { BotCheck } from '../../selling/bot-protection/index.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { refuseWithoutAddress } from './contact-lead.ts'
import { submitContactLead } from './submit-contact-lead.ts'

interface ContactLeadDeps {
  readonly botCheck: BotCheck
  readonly shop: ShopCache
  readonly database: Kysely<DB>
  readonly transaction: Transaction
  readonly clock: Clock
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
