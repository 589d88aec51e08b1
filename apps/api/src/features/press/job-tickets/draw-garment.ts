import {
  circles,
  edgesOf,
  fabricShade,
  garmentArt,
  garmentKind,
  isDarkFabric,
  shownSide,
  sideFrame,
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
  const { garment, colourHex } = ticket
  const shown = shownSide(garment, view, colourHex)
  const frame = sideFrame(shown, view)
  const scale = Math.min(area.width / frame.width, area.height / frame.height)
  const prints = ticket.prints.filter((print) => print.view === view)
  doc.save()
  doc.translate(
    area.x + (area.width - frame.width * scale) / 2,
    area.y + (area.height - frame.height * scale) / 2,
  )
  doc.scale(scale)
  doc.translate(-frame.minX, -frame.minY)
  if ('drawing' in shown) {
    const art = garmentArt(shown.drawing, view)
    const shade = fabricShade(colourHex)
    const shift = viewShift(garmentKind(shown.drawing), view)
    doc.save().translate(0, shift)
    drawCloth(doc, art, shade)
    doc.restore()
    for (const print of prints) {
      inZone(doc, print, () =>
        drawPicture(
          doc,
          pictures.artwork(print.artworkSha256, colourHex),
          print.pictureBox,
          print.rotationDeg,
        ),
      )
    }
    doc.save().translate(0, shift)
    drawSewing(doc, art, shade)
    doc.restore()
  } else {
    drawPicture(doc, pictures.side(ticket, view), shown.photo.box)
  }
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
  { inside, cloth, strapsBehind, detail = 1 }: GarmentArt,
  shade: FabricShade,
): void {
  if (strapsBehind) drawBand(doc, strapsBehind, shade.inside, shade)
  if (inside) {
    doc
      .path(inside.cloth)
      .lineWidth(2 * detail)
      .fillAndStroke(shade.inside, shade.line)
  }
  for (const piece of cloth) doc.path(piece).fill(shade.fabric, 'even-odd')
}

function drawSewing(
  doc: PDFKit.PDFDocument,
  { cloth, seams, stitches, straps, buttons, eyelets, detail = 1 }: GarmentArt,
  shade: FabricShade,
): void {
  doc.lineWidth(1.6 * detail)
  if (seams !== '') doc.path(seams).stroke(shade.line)
  doc
    .path(stitches)
    .dash(6 * detail, { space: 5 * detail })
    .stroke(shade.line)
    .undash()
  doc.lineWidth(4 * detail).lineJoin('round')
  for (const piece of cloth) doc.path(piece).stroke(shade.line)
  if (straps) drawBand(doc, straps, shade.fabric, shade)
  doc.lineWidth(1.6 * detail)
  if (buttons) doc.path(circles(buttons)).fillAndStroke(shade.fabric, shade.line)
  if (eyelets) doc.path(circles(eyelets)).stroke(shade.line)
}

function drawBand(doc: PDFKit.PDFDocument, band: Strip, tone: string, { line }: FabricShade): void {
  doc.path(edgesOf(band)).lineWidth(3).fillAndStroke(tone, line)
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
  const endYMm = startYMm + downMm
  doc.lineWidth(0.16 * unit).strokeColor(lines)
  doc.rect(box.xMm, box.yMm, box.widthMm, box.heightMm).stroke()
  if (downMm !== 0) {
    doc
      .moveTo(middle, startYMm)
      .lineTo(middle, endYMm)
      .dash(0.9 * unit, { space: 0.6 * unit })
      .stroke()
      .undash()
  }
  doc
    .moveTo(middle - 1.6 * unit, startYMm)
    .lineTo(middle + 1.6 * unit, startYMm)
    .stroke()
  drawLabel(doc, pen, figure(Math.abs(downMm)), { x: middle, y: (startYMm + endYMm) / 2, unit })
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
