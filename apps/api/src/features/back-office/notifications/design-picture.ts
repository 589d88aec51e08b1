import { GARMENT_VIEWS } from '@platen/ui/garment-shapes'
import { LRUCache } from 'lru-cache'
import type { Sharp } from 'sharp'
import {
  drawSide,
  type PrintedDesign,
  type SidePicture,
} from '../../../platform/garment-pictures/draw-side.ts'
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

type Pictures = LRUCache<string, DesignPicture, OrderedDesign>

/** Of a hundred kilobytes each. Not for long, since artwork may be removed. */
const kept = new WeakMap<Storage, Pictures>()

/**
 * Undefined when no artwork of it is left. Drawn once for orders of one design that are placed at about the same time,
 * as of a team or of a design that is shared: drawing takes two thirds of the work of an email.
 */
export function drawDesign(storage: Storage, design: OrderedDesign): Promise<DesignPicture | undefined> {
  const pictures = kept.get(storage) ?? picturesFrom(storage)
  kept.set(storage, pictures)
  return pictures.fetch(JSON.stringify(design), { context: design })
}

/** A file that could not be read is looked for again. */
function picturesFrom(storage: Storage): Pictures {
  return new LRUCache({
    max: 30,
    ttl: 10 * 60_000,
    fetchMethod: (_key, _old, { context: design }) => draw(storage, design),
  })
}

async function draw(storage: Storage, design: OrderedDesign): Promise<DesignPicture | undefined> {
  const views = GARMENT_VIEWS.filter((view) => design.prints.some(({ zone }) => zone.view === view))
  const sides: SidePicture[] = []
  for (const view of views) {
    const side = await drawSide(storage, design, view, 2 * SIDE_PX)
    if (side.prints > 0) sides.push(side)
  }
  if (sides.length === 0) return undefined
  const jpeg = await (await besideEachOther(sides)).jpeg({ quality: 82 }).toBuffer()
  const { garmentName, colour } = design
  return { garmentName, colour, widthPx: SIDE_PX * sides.length, jpeg }
}

/** One alone is drawn on the paper in a third of the time that it takes to lay it there. */
async function besideEachOther(sides: readonly SidePicture[]): Promise<Sharp> {
  const { default: sharp } = await import('sharp')
  const [first] = sides
  if (first && sides.length === 1) return sharp(Buffer.from(first.svg)).flatten({ background: PAPER })
  return sharp({
    create: {
      width: 2 * SIDE_PX * sides.length,
      height: Math.max(...sides.map(({ heightPx }) => heightPx)),
      channels: 3,
      background: PAPER,
    },
  }).composite(sides.map(({ svg }, at) => ({ input: Buffer.from(svg), left: 2 * SIDE_PX * at, top: 0 })))
}
