import {
  fabricShade,
  garmentArt,
  garmentFrame,
  garmentKind,
  isDarkFabric,
  viewShift,
  type FabricShade,
  type GarmentArt,
  type GarmentView,
  type Strip,
} from '@platen/ui/garment-shapes'
import type { Pen } from '../../../platform/pdf/pen.ts'
import { drawPicture } from './draw-picture.ts'
import { INKS } from './ticket-inks.ts'
import type { TicketPictures } from './ticket-pictures.ts'
import type { Ticket, TicketPrint } from './tickets.ts'

interface Area {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface GarmentOptions {
  readonly ticket: Ticket
  readonly view: GarmentView
  readonly pictures: TicketPictures
  readonly area: Area
  readonly figure: (value: number) => string
}

/** With more prints on one side, dimension lines would overlap; the list has the numbers. */
const MAX_MEASURED = 2

export function drawGarment(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { ticket, view, pictures, area, figure }: GarmentOptions,
): void {
  const { garmentKind: kind, colourHex } = ticket
  const frame = garmentFrame(kind, view)
  const scale = Math.min(area.width / frame.width, area.height / frame.height)
  const prints = ticket.prints.filter((print) => print.view === view)
  doc.save()
  doc.translate(
    area.x + (area.width - frame.width * scale) / 2,
    area.y + (area.height - frame.height * scale) / 2,
  )
  doc.scale(scale)
  doc.translate(-frame.minX, -frame.minY)
  const art = garmentArt(kind, view)
  const shade = fabricShade(colourHex)
  const shift = viewShift(garmentKind(kind), view)
  doc.save().translate(0, shift)
  drawCloth(doc, art, shade)
  doc.restore()
  for (const print of prints) {
    inZone(doc, print, () =>
      drawPicture(doc, pictures(print.artworkSha256, colourHex), print.pictureBox, print.rotationDeg),
    )
  }
  doc.save().translate(0, shift)
  drawSewing(doc, art, shade)
  doc.restore()
  const lines = isDarkFabric(colourHex) ? INKS.paper : INKS.ink
  for (const print of prints) {
    inZone(doc, print, () => {
      if (prints.length <= MAX_MEASURED) drawMeasures(doc, pen, print, { lines, unit: 1 / scale, figure })
      drawMark(doc, pen, print, 1 / scale)
    })
  }
  doc.restore()
}

/** Draws on a sleeve along the sleeve. */
function inZone(doc: PDFKit.PDFDocument, { axis }: TicketPrint, draw: () => void): void {
  doc.save()
  if (axis.degrees !== 0) doc.rotate(axis.degrees, { origin: [axis.xMm, axis.yMm] })
  draw()
  doc.restore()
}

function drawCloth(
  doc: PDFKit.PDFDocument,
  { inside, cloth, strapsBehind }: GarmentArt,
  shade: FabricShade,
): void {
  if (strapsBehind) drawBand(doc, strapsBehind, shade)
  if (inside) {
    doc.path(inside.cloth).lineWidth(2).fillAndStroke(shade.inside, shade.line)
  }
  for (const piece of cloth) doc.path(piece).fill(shade.fabric, 'even-odd')
}

function drawSewing(
  doc: PDFKit.PDFDocument,
  { cloth, seams, stitches, straps }: GarmentArt,
  shade: FabricShade,
): void {
  if (seams !== '') doc.path(seams).lineWidth(1.6).stroke(shade.line)
  doc.path(stitches).lineWidth(1.6).dash(6, { space: 5 }).stroke(shade.line).undash()
  for (const piece of cloth) doc.path(piece).lineWidth(4).lineJoin('round').stroke(shade.line)
  if (straps) drawBand(doc, straps, shade)
}

/** The outline is a wide line under a narrower one. */
function drawBand(doc: PDFKit.PDFDocument, { path, widthMm }: Strip, shade: FabricShade): void {
  doc
    .path(path)
    .lineWidth(widthMm + 6)
    .stroke(shade.line)
  doc.path(path).lineWidth(widthMm).stroke(shade.fabric)
}

/** `unit` is a millimetre of the paper, in millimetres of the garment. */
interface Measuring {
  readonly lines: string
  readonly unit: number
  readonly figure: (value: number) => string
}

/**
 *        collar ┬        or shoulder seam
 *               ┊ 75
 *     ┌─────────┴─────────┐
 *     │                   │
 */
function drawMeasures(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { measure: { box, startYMm, downMm } }: TicketPrint,
  { lines, unit, figure }: Measuring,
): void {
  const middle = box.xMm + box.widthMm / 2
  doc.lineWidth(0.16 * unit).strokeColor(lines)
  doc.rect(box.xMm, box.yMm, box.widthMm, box.heightMm).stroke()
  if (downMm > 0) {
    doc
      .moveTo(middle, startYMm)
      .lineTo(middle, box.yMm)
      .dash(0.9 * unit, { space: 0.6 * unit })
      .stroke()
      .undash()
  }
  doc
    .moveTo(middle - 1.6 * unit, startYMm)
    .lineTo(middle + 1.6 * unit, startYMm)
    .stroke()
  drawLabel(doc, pen, figure(downMm), { x: middle, y: (startYMm + box.yMm) / 2, unit })
}

function drawLabel(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  text: string,
  { x, y, unit }: { x: number; y: number; unit: number },
): void {
  const style = { face: 'figures', size: 2 * unit, colour: INKS.ink, align: 'centre' } as const
  const half = pen.widthOf(text, style) / 2 + 0.6 * unit
  doc.roundedRect(x - half, y - 1.3 * unit, 2 * half, 2.6 * unit, 0.4 * unit).fill(INKS.paper)
  pen.write(text, x, y + 0.72 * unit, style)
}

function drawMark(
  doc: PDFKit.PDFDocument,
  pen: Pen,
  { mark, measure: { box } }: TicketPrint,
  unit: number,
): void {
  const [x, y] = [box.xMm - 1.4 * unit, box.yMm - 0.6 * unit]
  doc
    .circle(x, y, 1.7 * unit)
    .lineWidth(0.25 * unit)
    .fillAndStroke(INKS.press, INKS.paper)
  pen.write(String(mark), x, y + 0.78 * unit, {
    face: 'figures',
    size: 2.2 * unit,
    colour: INKS.paper,
    align: 'centre',
    bold: true,
  })
}
