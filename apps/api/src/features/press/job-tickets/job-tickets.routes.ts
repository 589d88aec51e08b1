import { getJobTickets } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { ShopCache } from '../../selling/catalog/index.ts'
import { ticketLanguage } from './ticket-language.ts'
import { readTickets } from './tickets.ts'

interface JobTicketDeps extends Pick<Platform, 'database' | 'storage' | 'clock'> {
  readonly config: { readonly consoleUrl: string }
  readonly shop: Pick<ShopCache, 'get'>
}

export function jobTicketRoutes(app: FastifyInstance, deps: JobTicketDeps): void {
  route(app, getJobTickets, async ({ query, raw }, reply) => {
    const tickets = await readTickets(deps.database, query)
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="job-tickets.pdf"',
    })
    if (raw.method === 'HEAD') return reply.send('')
    // Loaded on first use: the PDF and image libraries take 20 MB that most processes never need.
    const [{ printTickets }, { readPictures }] = await Promise.all([
      import('./print-tickets.ts'),
      import('./ticket-pictures.ts'),
    ])
    return reply.send(
      await printTickets(tickets, {
        paper: query.paper ?? 'a6',
        language: ticketLanguage((await deps.shop.get()).locales),
        pictures: await readPictures(deps, tickets),
        consoleUrl: deps.config.consoleUrl,
        now: deps.clock.now(),
      }),
    )
  })
}
