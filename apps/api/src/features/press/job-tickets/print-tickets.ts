import type { TicketPaper } from '@platen/contract'
import { count, fill } from '@platen/messages'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { loadPdfFonts } from '../../../platform/pdf/pdf-fonts.ts'
import { openPdfInMemory } from '../../../platform/pdf/pdf-in-memory.ts'
import { createPen } from '../../../platform/pdf/pen.ts'
import { TICKET, drawTicket } from './draw-ticket.ts'
import type { TicketLanguage } from './ticket-language.ts'
import type { TicketPictures } from './ticket-pictures.ts'
import type { Ticket } from './tickets.ts'

/** In millimetres. */
const PAPERS = {
  a6: { width: TICKET.width, height: TICKET.height, across: 1, down: 1 },
  a4: { width: 210, height: 297, across: 2, down: 2 },
} as const satisfies Record<TicketPaper, { width: number; height: number; across: number; down: number }>

interface PrintOptions {
  readonly paper: TicketPaper
  readonly language: TicketLanguage
  readonly pictures: TicketPictures
  readonly consoleUrl: string
  readonly now: Date
}

/** Yields to other requests after each ticket. */
export async function printTickets(
  tickets: readonly Ticket[],
  { paper, now, ...parts }: PrintOptions,
): Promise<Buffer> {
  const { width, height, across, down } = PAPERS[paper]
  const fonts = await loadPdfFonts()
  const { doc, addPage, end } = openPdfInMemory({
    paper: { width, height },
    title: titleOf(tickets, parts.language),
    locale: parts.language.locale,
    now,
  })
  const pen = createPen(doc, fonts)
  for (const [index, ticket] of tickets.entries()) {
    const place = index % (across * down)
    if (place === 0) addPage()
    doc.save()
    doc.translate((place % across) * (width / across), Math.floor(place / across) * (height / down))
    drawTicket(doc, pen, ticket, parts)
    doc.restore()
    await nextTurn()
  }
  return end()
}

function titleOf(tickets: readonly Ticket[], { locale, texts }: TicketLanguage): string {
  const orders = [...new Set(tickets.map(({ orderNumber }) => orderNumber))]
  return orders.length > 3
    ? count(locale, texts.documentOfMany, orders.length)
    : fill(texts.document, { orders: orders.join(', ') })
}
