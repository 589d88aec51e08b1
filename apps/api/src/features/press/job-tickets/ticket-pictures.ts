import sharp from 'sharp'
import { shownSide, type GarmentView } from '@platen/ui/garment-shapes'
import { drawSide } from '../../../platform/garment-pictures/draw-side.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import type { Ticket } from './tickets.ts'

/** Enough to be sharp at the size of a ticket. */
const SIDE_PX = 420

export interface TicketPicture {
  readonly jpeg: Buffer
  readonly widthPx: number
  readonly heightPx: number
}

export interface TicketPictures {
  /** Undefined when the file is gone. */
  readonly artwork: (sha256: string | null, colourHex: string) => TicketPicture | undefined
  /** A garment with its prints; undefined when it is shown by a drawing. */
  readonly side: (ticket: Ticket, view: GarmentView) => TicketPicture | undefined
}

/** JPEG, because a PDF stores it without decoding. */
export async function readPictures(
  { storage }: { readonly storage: Storage },
  tickets: readonly Ticket[],
): Promise<TicketPictures> {
  const pictures = new Map<string, TicketPicture | undefined>()
  for (const { colourHex, prints } of tickets) {
    for (const { artworkSha256 } of prints) {
      if (artworkSha256 === null) continue
      const name = nameOf(artworkSha256, colourHex)
      if (!pictures.has(name)) pictures.set(name, await readPicture(storage, artworkSha256, colourHex))
    }
  }
  const sides = await drawPhotoSides(storage, tickets)
  return {
    artwork: (sha256, colourHex) => (sha256 === null ? undefined : pictures.get(nameOf(sha256, colourHex))),
    side: (ticket, view) => sides.get(sideName(ticket, view)),
  }
}

/** Wide enough for half a ticket, and for one print as large as the garment. */
const PHOTO_PX = 800

async function drawPhotoSides(
  storage: Storage,
  tickets: readonly Ticket[],
): Promise<Map<string, TicketPicture>> {
  const sides = new Map<string, TicketPicture>()
  for (const ticket of tickets) {
    for (const view of new Set(ticket.prints.map((print) => print.view))) {
      const name = sideName(ticket, view)
      if (sides.has(name) || 'drawing' in shownSide(ticket.garment, view, ticket.colourHex)) continue
      const design = { ...ticket, prints: ticket.prints.map(({ placed }) => placed) }
      const { svg } = await drawSide(storage, design, view, PHOTO_PX)
      const { data, info } = await sharp(Buffer.from(svg))
        .flatten({ background: '#ffffff' })
        .jpeg({ quality: 84 })
        .toBuffer({ resolveWithObject: true })
      sides.set(name, { jpeg: data, widthPx: info.width, heightPx: info.height })
    }
  }
  return sides
}

function sideName({ garment, colourHex, prints }: Ticket, view: GarmentView): string {
  return JSON.stringify([garment, colourHex, view, prints.map(({ placed }) => placed)])
}

function nameOf(sha256: string, colourHex: string): string {
  return `${sha256} ${colourHex}`
}

async function readPicture(
  storage: Storage,
  sha256: string,
  colourHex: string,
): Promise<TicketPicture | undefined> {
  const preview = await storage.get(storageKey('preview', sha256))
  if (!preview) return undefined
  const { data, info } = await sharp(preview)
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: colourHex })
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { jpeg: data, widthPx: info.width, heightPx: info.height }
}
