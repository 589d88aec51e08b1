import sharp from 'sharp'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import type { Ticket } from './tickets.ts'

/** Enough to be sharp at the size of a ticket. */
const SIDE_PX = 420

export interface TicketPicture {
  readonly jpeg: Buffer
  readonly widthPx: number
  readonly heightPx: number
}

/** Undefined when the file is gone. */
export type TicketPictures = (sha256: string | null, colourHex: string) => TicketPicture | undefined

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
  return (sha256, colourHex) => (sha256 === null ? undefined : pictures.get(nameOf(sha256, colourHex)))
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
