import sharp from 'sharp'
import type { FilmArtwork } from '../../apps/api/src/features/press/film/index.ts'

export interface ShopArt {
  readonly artwork: FilmArtwork
  readonly bytes: Buffer
  readonly aspect: number
}

interface Wanted {
  readonly id: string
  readonly widthPx: number
  readonly aspect: number
  readonly random: () => number
}

export async function shopArt(wanted: Wanted): Promise<ShopArt> {
  const kind = wanted.random()
  const format = kind < 0.2 ? 'svg' : kind < 0.9 ? 'png' : 'jpeg'
  const bytes =
    format === 'svg' ? logo(wanted) : await photograph(wanted, format === 'jpeg' ? 'box' : 'cut out')
  const { id, aspect } = wanted
  return { artwork: { id, fileName: `${id}.${format}`, sha256: '0'.repeat(64), format }, bytes, aspect }
}

function logo({ widthPx, aspect, random }: Wanted): Buffer {
  const heightPx = Math.round(widthPx * aspect)
  const shapes = Array.from({ length: 40 }, () => {
    const [x, y, size] = [random() * widthPx, random() * heightPx, (0.05 + random() * 0.2) * widthPx]
    const colour = `hsl(${Math.floor(random() * 360)} 80% ${30 + Math.floor(random() * 40)}%)`
    return random() < 0.5
      ? `<circle cx="${x}" cy="${y}" r="${size / 2}" fill="${colour}"/>`
      : `<path d="M${x} ${y}q${size} ${-size} ${size * 1.5} 0t${-size} ${size}z" fill="${colour}" stroke="#111" stroke-width="${widthPx / 200}"/>`
  })
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${shapes.join('')}</svg>`,
  )
}

async function photograph(wanted: Wanted, shape: 'cut out' | 'box'): Promise<Buffer> {
  const width = wanted.widthPx
  const height = Math.round(width * wanted.aspect)
  const size = { width, height, fit: 'fill' } as const
  const drawing = await sharp(logo(wanted)).ensureAlpha().png({ compressionLevel: 1 }).toBuffer()
  const small = await sharp(drawing).resize({ width: 200 }).flatten({ background: '#c96' }).blur(3).toBuffer()
  const soft = await sharp(small).resize(size).png({ compressionLevel: 1 }).toBuffer()
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { width, height, channels: 3, noise, background: '#888' } })
    .png({ compressionLevel: 1 })
    .toBuffer()
  const pictured = sharp(soft).composite([{ input: grain, blend: 'soft-light' }])
  if (shape === 'box') return pictured.jpeg({ quality: 92 }).toBuffer()
  const whole = await pictured.ensureAlpha().png({ compressionLevel: 1 }).toBuffer()
  return sharp(whole)
    .composite([{ input: drawing, blend: 'dest-in' }])
    .png({ compressionLevel: 3 })
    .toBuffer()
}
