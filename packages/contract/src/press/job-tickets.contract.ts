import Type from 'typebox'
import { operation } from '../operation.ts'
import { Id, oneOf, part, pdfFile } from '../schema.ts'

export const MAX_TICKETS = 500

/** `a6` has one ticket a page, `a4` four to be cut. */
export const TICKET_PAPERS = ['a6', 'a4'] as const
export type TicketPaper = (typeof TICKET_PAPERS)[number]

export const getJobTickets = operation('GET /api/admin/job-tickets', {
  operationId: 'get_job_tickets',
  tag: 'Production',
  summary: 'Job tickets, as PDF',
  description: `One ticket per garment: the garment, its customer and how the order leaves, the position and size of each print, the press recipe of its fabric, and a code that opens the job on a phone. For one sheet, one order or one job; at most ${MAX_TICKETS} garments.`,
  query: part({
    sheetId: Type.Optional(Id('gangSheet')),
    orderId: Type.Optional(Id('order')),
    jobId: Type.Optional(Id('printJob')),
    paper: Type.Optional(
      oneOf(TICKET_PAPERS, {
        description: 'One ticket per page, or four to cut apart. One on A6 by default.',
      }),
    ),
  }),
  success: { ...pdfFile, description: 'The tickets.' },
  access: 'production:read',
})
