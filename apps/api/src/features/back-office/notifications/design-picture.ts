import { GARMENT_VIEWS } from '@platen/ui/garment-shapes'
import { drawSide, type PrintedDesign } from '../../../platform/garment-pictures/draw-side.ts'
import type { Storage } from '../../../platform/storage/storage.ts'

export const DESIGN_CID = 'design@platen'

export interface OrderedDesign extends PrintedDesign {
  readonly garmentName: string
  readonly colour: string
}

export interface DesignPicture {
  readonly garmentName: string
  readonly colour: string
  /** In the email; the file has twice as many pixels, for screens that show them. */
  readonly widthPx: number
  readonly jpeg: Buffer
}

const SIDE_PX = 280
/** The ground that the drawing is printed on: the paper of the storefront. */
const PAPER = '#f8f3ea'

/** Undefined when no artwork of it is left. */
export async function drawDesign(
  storage: Storage,
  design: OrderedDesign,
): Promise<DesignPicture | undefined> {
  const views = GARMENT_VIEWS.filter((view) => design.prints.some(({ zone }) => zone.view === view))
  const sides = []
  for (const view of views) {
    const side = await drawSide(storage, design, view, 2 * SIDE_PX)
    if (side.prints > 0) sides.push(side)
  }
  if (sides.length === 0) return undefined
  const { default: sharp } = await import('sharp')
  const jpeg = await sharp({
    create: {
      width: 2 * SIDE_PX * sides.length,
      height: Math.max(...sides.map(({ heightPx }) => heightPx)),
      channels: 3,
      background: PAPER,
    },
  })
    .composite(sides.map(({ svg }, at) => ({ input: Buffer.from(svg), left: 2 * SIDE_PX * at, top: 0 })))
    .jpeg({ quality: 82 })
    .toBuffer()
  const { garmentName, colour } = design
  return { garmentName, colour, widthPx: SIDE_PX * sides.length, jpeg }
}
