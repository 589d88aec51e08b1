import type { ArtworkRecord } from '@platen/contract'
import type { Pool } from 'pg'
import type { UploadedFile } from '../../../platform/http/uploads/receive-file.ts'
import { encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import type { Shop, ShopCache } from '../catalog/index.ts'
import { keepFile } from '../../../platform/file-removal/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { insertArtwork, type NewArtwork } from './artworks.store.ts'
import type { ArtworkInspection } from './artwork-inspection.ts'
import { inspectArtwork } from './inspect-artwork.ts'
import { previewExpiry, previewUrl } from './preview-url.ts'
import { maxPrintSizeMm } from './print-size.ts'
import type { InspectedArtwork } from './sandbox/image-sandbox.ts'

export interface UploadArtworkDeps extends Pick<Platform, 'database' | 'transaction' | 'storage' | 'clock'> {
  readonly pool: Pool
  readonly keys: Pick<ServerKeys, 'preview'>
  readonly shop: Pick<ShopCache, 'get'>
}

/** What is known of a file that the service composed itself. */
export interface ComposedUpload extends Pick<ArtworkInspection, 'carriedWidthPx'> {
  readonly inspected?: InspectedArtwork
}

/** A failure before the record leaves at most an unused file under its hash, which the same upload reuses. */
export async function uploadArtwork(
  { transaction, storage, clock, keys, shop, ...files }: UploadArtworkDeps,
  file: UploadedFile,
  { inspected, ...composed }: ComposedUpload = {},
): Promise<ArtworkRecord> {
  const { inspection, preview } = inspected ?? (await inspectArtwork(file.client, file.bytes))

  const sha256 = file.sha256.toString('hex')
  const put = async () => {
    // The content type keeps browsers from drawing or running the original, even if a bucket is public by mistake.
    await storage.put(storageKey('artwork', sha256), file.bytes, 'application/octet-stream')
    await storage.put(storageKey('preview', sha256), preview, 'image/webp')
  }
  await put()

  const { dpi } = await shop.get()
  const record = await transaction(async (tx) => {
    const artwork: NewArtwork = {
      id: newUuid(),
      fileName: file.name,
      sha256,
      inspection: { ...inspection, ...composed },
      byteSize: file.bytes.length,
      createdAt: clock.now(),
    }
    await insertArtwork(tx, artwork)
    return toArtworkRecord(artwork, { dpi, previewKey: keys.preview, now: artwork.createdAt })
  })
  await keepFile(files, { kind: 'artwork', sha256: file.sha256 }, put)
  return record
}

interface ArtworkView {
  readonly dpi: Shop['dpi']
  readonly previewKey: ServerKeys['preview']
  /** The link to the preview works for a while from now on. */
  readonly now: Date
}

export function toArtworkRecord(
  { id, fileName, byteSize, inspection, createdAt }: Omit<NewArtwork, 'sha256'>,
  { dpi, previewKey, now }: ArtworkView,
): ArtworkRecord {
  const atMinimum = maxPrintSizeMm(inspection, dpi.minimum)
  const atRecommended = maxPrintSizeMm(inspection, dpi.recommended)
  return {
    id: encodeId('artwork', id),
    fileName,
    format: inspection.format,
    byteSize,
    widthPx: inspection.widthPx,
    heightPx: inspection.heightPx,
    vector: inspection.vector,
    pages: inspection.pages ? { ...inspection.pages } : null,
    hasAlpha: inspection.hasAlpha,
    inkAreaPercent: inspection.inkAreaPercent,
    semiTransparentPercent: inspection.semiTransparentPercent,
    emptyMarginPx: { ...inspection.emptyMarginPx },
    clearMarginPx: inspection.clearMarginPx ? { ...inspection.clearMarginPx } : null,
    thinnestLinePx: inspection.thinnestLinePx,
    statedWidthMm: inspection.statedWidthMm ?? null,
    maxPrintSize:
      atMinimum && atRecommended ? { minimumDpi: atMinimum, recommendedDpi: atRecommended } : null,
    previewUrl: previewUrl(previewKey, id, now),
    previewExpiresAt: previewExpiry(now).toISOString(),
    createdAt: createdAt.toISOString(),
  }
}
