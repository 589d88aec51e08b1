import type { PictureRow } from '../../../platform/records/pictures.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'

export const LOGO_CID = 'logo@platen'

export interface EmailLogo {
  /** Of two pixels for each one that is shown. */
  readonly png: Buffer
  readonly widthPx: number
}

const LARGEST = { width: 200, height: 48 }

/** As PNG, because some mail programs show no WebP. An email without it is better than none. */
export async function drawLogo(storage: Storage, picture: PictureRow | null): Promise<EmailLogo | undefined> {
  if (picture === null) return undefined
  try {
    const stored = await storage.get(storageKey('picture', picture.sizes.at(-1)?.sha256 ?? ''))
    if (!stored) return undefined
    const { default: sharp } = await import('sharp')
    const { data, info } = await sharp(stored)
      .resize({ width: 2 * LARGEST.width, height: 2 * LARGEST.height, fit: 'inside' })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { png: data, widthPx: Math.round(info.width / 2) }
  } catch {
    return undefined
  }
}
