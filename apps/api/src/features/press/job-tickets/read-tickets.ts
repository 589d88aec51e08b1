import { MAX_TICKETS, type getJobTickets } from '@platen/contract'
import type { Kysely } from 'kysely'
import type { Static } from 'typebox'
import type { DB } from '../../../platform/database/tables.generated.ts'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal, invalidField } from '../../../platform/refusal.ts'
import { ticketsOf, type Ticket } from './tickets.ts'
import { listRecipes, listTicketRows, scopeExists, type TicketScope } from './tickets.store.ts'

type Query = Static<typeof getJobTickets.query>

/**
 * The tickets of a sheet, an order or the garment of a job. Refuses with VALIDATION_FAILED if not exactly one of these is
 * given or there are too many garments, and with RESOURCE_NOT_FOUND if it does not exist or has no garment in production.
 */
export async function readTickets(database: Kysely<DB>, query: Query): Promise<Ticket[]> {
  const scope = readScope(query)
  const [rows, recipes] = await Promise.all([
    listTicketRows(database, scope, MAX_TICKETS + 1),
    listRecipes(database),
  ])
  const tickets = ticketsOf(rows, recipes)
  if (tickets.length > MAX_TICKETS) {
    throw invalidField(
      `${scope.kind}Id`,
      `has more than ${MAX_TICKETS} garments; print the tickets sheet by sheet`,
    )
  }
  if (tickets.length > 0) return tickets
  if (!(await scopeExists(database, scope)))
    throw new Refusal('RESOURCE_NOT_FOUND', `There is no such ${NAMES[scope.kind]}.`)
  throw new Refusal('RESOURCE_NOT_FOUND', `This ${NAMES[scope.kind]} has no garments in production.`, {
    resolution: 'Tickets are for garments whose prints are neither failed nor void.',
  })
}

const NAMES = {
  sheet: 'gang sheet',
  order: 'order',
  job: 'print job',
} as const satisfies Record<TicketScope['kind'], string>

function readScope({ sheetId, orderId, jobId }: Query): TicketScope {
  const scopes: TicketScope[] = []
  if (sheetId !== undefined) scopes.push({ kind: 'sheet', id: decodeId('gangSheet', sheetId) })
  if (orderId !== undefined) scopes.push({ kind: 'order', id: decodeId('order', orderId) })
  if (jobId !== undefined) scopes.push({ kind: 'job', id: decodeId('printJob', jobId) })
  const [scope] = scopes
  if (!scope || scopes.length > 1)
    throw invalidField('orderId', 'give exactly one of sheetId, orderId and jobId')
  return scope
}
