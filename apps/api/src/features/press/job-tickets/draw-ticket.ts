import { fill } from '@platen/messages'
import { encodeId } from '../../../platform/records/ids.ts'
import { drawQr, type TextStyle, type Pen } from '../../../platform/pdf/pen.ts'
import { GARMENT_VIEWS } from '@platen/ui/garment-shapes'
import { deliveryText } from './delivery-text.ts'
import { drawGarment } from './draw-garment.ts'
import { drawMarks } from './draw-marks.ts'
import { drawPicture } from './draw-picture.ts'
import { INKS } from './ticket-inks.ts'
import type { TicketLanguage } from './ticket-language.ts'
import type { TicketPictures } from './ticket-pictures.ts'
import type { Ticket, TicketPrint } from './tickets.ts'

/** Millimetres: A6. */
export const TICKET = { width: 105, height: 148 } as const

const LEFT = 7
const RIGHT = TICKET.width - 7
const WIDTH = RIGHT - LEFT
const QR_SIDE = 25
const CAPTION = { face: 'text', size: 2.3, colour: INKS.soft } as const satisfies TextStyle
const FIGURE = { face: 'figures', size: 3.7, colour: INKS.ink, bold: true } as const satisfies TextStyle

interface TicketOptions {
  readonly language: TicketLanguage
  readonly pictures: TicketPictures
  readonly consoleUrl: string
}

/**
 * Draws a ticket with its upper left corner at the origin, in millimetres.
 *
 *      ┌ number          QR ┐
 *      │ garment  size      │
 *      ├ promised · unit ───┤
 *      │ customer  delivery │
 *      │   front     back   │
 *      ├ 1 print · 2 print ─┤
 *      │ note               │
 *      ███ recipe ███████████
 */
export function drawTicket(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  ticket: Ticket,
  { pictures, consoleUrl, language }: TicketOptions,
): void {
  drawMarks(doc, TICKET)
  drawHead(doc, pen, ticket, language)
  const address = `${consoleUrl}/admin/jobs/${encodeId('printJob', ticket.jobId)}`
  drawQr(doc, address, { x: RIGHT - QR_SIDE, y: 9, side: QR_SIDE, colour: INKS.ink })
  const below = drawFacts(doc, pen, ticket, { top: 37.5, language })
  const recipeTop = drawRecipe(doc, pen, ticket, language)
  const noteTop = drawNote(doc, pen, ticket, recipeTop - 2)
  const printsTop = drawPrints(doc, pen, ticket, { pictures, language, bottom: noteTop })
  const views = GARMENT_VIEWS.filter((view) => ticket.prints.some((print) => print.view === view))
  const area = { y: below + 2, height: printsTop - below - 4, width: WIDTH / views.length - 2 }
  views.forEach((view, at) => {
    const x = LEFT + (at * WIDTH) / views.length + 1
    drawGarment(doc, pen, { ticket, view, pictures, area: { ...area, x }, figure: language.figure })
    pen.write(language.texts.views[view], x, below + 4, { ...CAPTION, size: 2 })
  })
}

function drawHead(doc: PDFKit.PDFDocument, pen: Pen, ticket: Ticket, { texts }: TicketLanguage): void {
  pen.write(texts.heading, LEFT, 10, CAPTION)
  const number = { ...FIGURE, size: 7.2 }
  pen.write(ticket.orderNumber, LEFT - 0.3, 18, pen.fit(ticket.orderNumber, number, WIDTH - QR_SIDE - 5))

  const size = { face: 'figures', size: 7, colour: INKS.ink, bold: true, align: 'centre' } as const
  const box = 17
  doc.rect(LEFT, 22, box, 12).lineWidth(0.5).stroke(INKS.ink)
  pen.write(ticket.size, LEFT + box / 2, 30.5, pen.fit(ticket.size, size, box - 3))
  const x = LEFT + box + 3
  const maxWidth = RIGHT - QR_SIDE - 4 - x
  drawName(pen, ticket.garmentName, x, maxWidth)
  doc.rect(x, 29, 5, 5).lineWidth(0.2).fillAndStroke(ticket.colourHex, INKS.ink)
  const colour = { face: 'text', size: 3.9, colour: INKS.ink, bold: true, maxWidth: maxWidth - 7 } as const
  pen.write(ticket.colour, x + 7, 32.8, colour)
}

function drawName(pen: Pen, name: string, x: number, width: number): void {
  const large = { face: 'display', size: 4.6, colour: INKS.ink, bold: true } as const
  if (pen.widthOf(name, large) <= width) {
    pen.write(name, x, 26, large)
    return
  }
  const small = { ...large, size: 3 }
  pen
    .lines(name, small, { width, lines: 2 })
    .forEach((line, at) => pen.write(line, x, 24.2 + at * 3.3, small))
}

function drawFacts(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  ticket: Ticket,
  { top, language }: { top: number; language: TicketLanguage },
): number {
  const { texts } = language
  const facts = [
    {
      caption: texts.garment,
      figure: fill(texts.unit, { unit: ticket.unit, quantity: ticket.quantity }),
    },
    { caption: texts.promised, figure: language.day(ticket.promisedBy) },
    ...(ticket.neededBy === null
      ? []
      : [{ caption: texts.neededBy, figure: language.day(ticket.neededBy), colour: INKS.press }]),
    { caption: texts.inOrder, figure: String(ticket.garments) },
  ]
  rule(doc, top)
  columns(pen, facts, { ...FIGURE, size: 3.5 }, { x: LEFT, width: WIDTH }).forEach(
    ({ x, caption, figure, style }) => {
      pen.write(caption, x, top + 3.6, CAPTION)
      pen.write(figure, x, top + 8.2, style)
    },
  )
  rule(doc, top + 10.5)
  const customer = { face: 'text', size: 3.3, colour: INKS.ink, bold: true, maxWidth: WIDTH * 0.45 } as const
  const { size } = pen.fit(ticket.customerName, customer, customer.maxWidth)
  pen.write(ticket.customerName, LEFT, top + 14.7, { ...customer, size: Math.max(size, 2.4) })
  const delivery = { face: 'text', size: 3.3, colour: INKS.ink, align: 'right' } as const
  const words = deliveryText(ticket.delivery, language)
  pen.write(words, RIGHT, top + 14.7, pen.fit(words, delivery, WIDTH * 0.52))
  rule(doc, top + 16.5)
  return top + 16.5
}

interface Fact {
  readonly caption: string
  readonly figure: string
  readonly colour?: string
}

const MIN_GAP = 3.5

function columns(
  pen: Pen,
  facts: readonly Fact[],
  style: TextStyle,
  { x, width }: { x: number; width: number },
) {
  const gaps = Math.max(1, facts.length - 1)
  const widthsIn = (wanted: TextStyle) =>
    facts.map(({ caption, figure }) => Math.max(pen.widthOf(figure, wanted), pen.widthOf(caption, CAPTION)))
  const needed = sum(widthsIn(style)) + gaps * MIN_GAP
  const fitted = { ...style, size: style.size * Math.min(1, width / needed) }
  const widths = widthsIn(fitted)
  const gap = (width - sum(widths)) / gaps
  let at = x
  return facts.map((fact, index) => {
    const column = { ...fact, x: at, style: { ...fitted, colour: fact.colour ?? style.colour } }
    at += (widths[index] ?? 0) + gap
    return column
  })
}

function sum(lengths: readonly number[]): number {
  return lengths.reduce((total, each) => total + each, 0)
}

function rule(doc: PDFKit.PDFDocument, y: number): void {
  doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.2).stroke(INKS.rule)
}

/** Returns its top. */
function drawRecipe(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { recipe, fabric }: Ticket,
  { texts: { recipe: texts }, figure }: TicketLanguage,
): number {
  const [top, height] = [125, 15]
  doc.rect(LEFT, top, WIDTH, height).fill(INKS.ink)
  const white = { ...CAPTION, colour: INKS.paper, maxWidth: 24 } as const
  const name = fabric.replaceAll('_', ' ')
  if (!recipe) {
    pen.write(fill(texts.none, { fabric: name }), LEFT + 4, top + 9, {
      ...FIGURE,
      colour: INKS.paper,
      face: 'text',
    })
    return top
  }
  const steps = [
    { caption: name, figure: `${figure(recipe.temperatureC)} °C` },
    { caption: texts.press, figure: `${figure(recipe.seconds)} s` },
    { caption: texts.pressure, figure: `${figure(recipe.pressureBar)} bar` },
    { caption: texts.peel, figure: texts.peels[recipe.peel] },
    {
      caption: texts.repress,
      figure: recipe.repressSeconds === 0 ? texts.noRepress : `${figure(recipe.repressSeconds)} s`,
    },
  ]
  const style = { ...FIGURE, size: 4.2, colour: INKS.paper }
  columns(pen, steps, style, { x: LEFT + 4, width: WIDTH - 8 }).forEach(
    ({ x, caption, figure: value, style: fitted }) => {
      pen.write(caption, x, top + 5, white)
      pen.write(value, x, top + 10.8, fitted)
    },
  )
  return top
}

/** Returns its top. */
function drawNote(doc: PDFKit.PDFDocument, pen: Pen, { note }: Ticket, bottom: number): number {
  if (note === null || note.trim() === '') return bottom
  const style = { face: 'text', size: 2.9, colour: INKS.ink } as const
  const lines = pen.lines(note, style, { width: WIDTH - 4, lines: 4 })
  const height = lines.length * 3.7 + 1.5
  const top = bottom - height
  doc.rect(LEFT, top, 0.8, height).fill(INKS.press)
  lines.forEach((line, at) => pen.write(line, LEFT + 3, top + 3.4 + at * 3.7, style))
  return top - 2
}

/** Returns its top. */
function drawPrints(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  ticket: Ticket,
  { pictures, language, bottom }: { pictures: TicketPictures; language: TicketLanguage; bottom: number },
): number {
  const { prints, colourHex } = ticket
  const columns = prints.length === 1 ? 1 : 2
  // Low rows leave room for the garment drawing even with eight prints.
  const row = prints.length > 4 ? 9 : 12
  const height = Math.ceil(prints.length / columns) * row
  const top = bottom - height
  rule(doc, top - 1)
  prints.forEach((print, at) => {
    const x = LEFT + ((at % columns) * WIDTH) / columns
    const y = top + Math.floor(at / columns) * row
    drawThumb(doc, print, { x, y: y + 0.5, side: row - 1.5 }, pictures, colourHex)
    writePrint(pen, print, language, { x: x + row + 0.8, y, row, maxWidth: WIDTH / columns - row - 2 })
  })
  return top - 1
}

function drawThumb(
  doc: PDFKit.PDFDocument,
  { artworkSha256 }: TicketPrint,
  { x, y, side }: { x: number; y: number; side: number },
  pictures: TicketPictures,
  colourHex: string,
): void {
  const picture = pictures.artwork(artworkSha256, colourHex)
  doc.rect(x, y, side, side).fill(colourHex)
  const [widthPx, heightPx] = picture ? [picture.widthPx, picture.heightPx] : [1, 1]
  const scale = (side - 1) / Math.max(widthPx, heightPx)
  const [widthMm, heightMm] = [widthPx * scale, heightPx * scale]
  drawPicture(doc, picture, {
    xMm: x + (side - widthMm) / 2,
    yMm: y + (side - heightMm) / 2,
    widthMm,
    heightMm,
  })
  doc.rect(x, y, side, side).lineWidth(0.15).stroke(INKS.rule)
}

function writePrint(
  pen: Pen,
  { mark, zoneName, widthMm, heightMm, rotationDeg, measure }: TicketPrint,
  { texts: { prints: texts }, figure }: TicketLanguage,
  { x, y, row, maxWidth }: { x: number; y: number; row: number; maxWidth: number },
): void {
  const step = (row - 1) / 3
  const name = { face: 'text', size: step * 0.84, colour: INKS.ink, bold: true, maxWidth } as const
  const figures = { face: 'figures', size: step * 0.68, colour: INKS.ink } as const
  const { from, downMm, acrossMm } = measure
  const side =
    acrossMm === 0
      ? texts.middle
      : fill(acrossMm < 0 ? texts.left : texts.right, { distance: figure(Math.abs(acrossMm)) })
  pen.write(`${mark}  ${zoneName}`, x, y + step, name)
  const size = `${figure(widthMm)} × ${figure(heightMm)} mm`
  const measures = rotationDeg === 0 ? size : fill(texts.rotated, { size, degrees: rotationDeg })
  const place = `${texts.from[from]} ${downMm < 0 ? '↑' : '↓'} ${figure(Math.abs(downMm))} · ${side}`
  pen.write(measures, x, y + step * 2, pen.fit(measures, figures, maxWidth))
  pen.write(place, x, y + step * 3, { ...pen.fit(place, figures, maxWidth), colour: INKS.soft })
}
