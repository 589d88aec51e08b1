import { storageKey, type Storage } from '../storage/storage.ts'
import type { Logo } from './sheet.ts'

export interface DocumentLogo extends Logo {
  readonly png: Buffer
}

const LARGEST_PX = { width: 760, height: 280 }

/** As PNG, because a PDF has no WebP. A document without it is better than none. */
export async function readLogo(storage: Storage, sha256: string | null): Promise<DocumentLogo | undefined> {
  if (sha256 === null) return undefined
  try {
    const stored = await storage.get(storageKey('picture', sha256))
    if (!stored) return undefined
    const { default: sharp } = await import('sharp')
    const { data, info } = await sharp(stored)
      .resize({ ...LARGEST_PX, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { png: data, widthPx: info.width, heightPx: info.height }
  } catch {
    return undefined
  }
}
