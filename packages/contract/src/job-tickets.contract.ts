import Type from 'typebox'
import { operation } from './operation.ts'
import { Id, oneOf, part } from './schema.ts'

export const MAX_TICKETS = 500

/** `a6`: a ticket a page. `a4`: four a page, to be cut. */
export const TICKET_PAPERS = ['a6', 'a4'] as const
export type TicketPaper = (typeof TICKET_PAPERS)[number]

export const getJobTickets = operation({
  operationId: 'get_job_tickets',
  method: 'GET',
  path: '/api/admin/job-tickets',
  tag: 'Production',
  summary: 'Tickets for the floor, as PDF',
  description: `One ticket a garment: what it is, where each print goes with measures, the press recipe of its fabric, and a code that opens the job on a phone. Of one sheet, one order or one job; at most ${MAX_TICKETS} garments.`,
  query: part({
    sheetId: Type.Optional(Id('gangSheet')),
    orderId: Type.Optional(Id('order')),
    jobId: Type.Optional(Id('printJob')),
    paper: Type.Optional(
      oneOf(TICKET_PAPERS, { description: 'One ticket a page, or four to be cut. Left out: one, A6.' }),
    ),
  }),
  success: {
    status: 200,
    schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }),
    description: 'The tickets.',
    contentType: 'application/pdf',
  },
  caching: 'private',
  access: 'production:read',
})
