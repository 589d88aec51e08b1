import { getJobTickets } from '@platen/contract'
import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import type { Clock } from '../../../platform/clock.ts'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { route } from '../../../platform/http/route.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import { readTickets } from './read-tickets.ts'

interface JobTicketDeps {
  readonly config: { readonly publicUrl: string }
  readonly database: Kysely<DB>
  readonly storage: Storage
  readonly clock: Clock
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
        pictures: await readPictures(deps, tickets),
        publicUrl: deps.config.publicUrl,
        now: deps.clock.now(),
      }),
    )
  })
}
