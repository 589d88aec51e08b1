import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { uploadArtwork } from '../../apps/api/src/features/selling/artworks/index.ts'
import type { Services } from '../../apps/api/src/services.ts'

export interface Design {
  readonly artworkId: string
  /** Relative frequency. */
  readonly weight: number
}

const RING =
  '<circle cx="50" cy="50" r="42" fill="none" stroke="#9b3129" stroke-width="9"/><circle cx="50" cy="50" r="24" fill="#d9c9a8"/>'
const VOLCANO =
  '<path d="M5 92 40 30h20l35 62z" fill="#23402f"/><path d="M40 30h20l-6 12-4-5-5 7z" fill="#e4411e"/><circle cx="78" cy="20" r="13" fill="#f0b429"/>'
const WAVES = [20, 45, 70]
  .map(
    (y, index) =>
      `<path d="M5 ${y}q15-16 30 0t30 0 30 0v16q-15 16-30 0t-30 0-30 0z" fill="${['#1f2a44', '#3f7cac', '#a9cbe0'][index] ?? ''}"/>`,
  )
  .join('')
const STAR = '<path d="m50 4 13 31 33 3-25 22 8 33-29-18-29 18 8-33L4 38l33-3z" fill="#f0b429"/>'
const BADGE =
  '<rect x="6" y="6" width="88" height="88" rx="18" fill="#17171a"/><path d="M24 66V34h10l16 18 16-18h10v32h-11V50L50 66 35 50v16z" fill="#f7f6f2"/>'

/** Two are too small for a large print, like some pictures of real customers. */
const PICTURES = [
  { fileName: 'volcan.svg', drawing: VOLCANO, sidePx: null, weight: 22 },
  { fileName: 'olas.svg', drawing: WAVES, sidePx: null, weight: 20 },
  { fileName: 'estrella.svg', drawing: STAR, sidePx: null, weight: 18 },
  { fileName: 'logo-m.png', drawing: BADGE, sidePx: 2400, weight: 20 },
  { fileName: 'aro.svg', drawing: RING, sidePx: null, weight: 14 },
  { fileName: 'IMG_2041.png', drawing: RING, sidePx: 1200, weight: 4 },
  { fileName: 'from-whatsapp.png', drawing: BADGE, sidePx: 640, weight: 2 },
] as const

export async function uploadDesigns(services: Services): Promise<Design[]> {
  const designs: Design[] = []
  for (const { fileName, drawing, sidePx, weight } of PICTURES) {
    const bytes = await draw(drawing, sidePx)
    const sha256 = createHash('sha256').update(bytes).digest()
    const { id } = await uploadArtwork(services, { name: fileName, bytes, sha256, client: 'demo' })
    designs.push({ artworkId: id, weight })
  }
  return designs
}

async function draw(drawing: string, sidePx: number | null): Promise<Buffer> {
  const size = sidePx ?? 100
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${size}" height="${size}">${drawing}</svg>`
  return sidePx === null ? Buffer.from(svg) : sharp(Buffer.from(svg)).png().toBuffer()
}
