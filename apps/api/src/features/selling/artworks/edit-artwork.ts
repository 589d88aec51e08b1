import { createHash } from 'node:crypto'
import { type ArtworkEdit, type ArtworkRecord, MAX_ARTWORK_BYTES } from '@platen/contract'
import type { RateLimits } from '../../../platform/http/rate-limits.ts'
import { invalidField, Refusal } from '../../../platform/refusal.ts'
import { storageKey } from '../../../platform/storage/storage.ts'
import type { ArtworkInspection } from './artwork-inspection.ts'
import { artworkRejected } from './artwork-rejected.ts'
import { findArtworks, type StoredArtwork } from './artworks.store.ts'
import { imageSandbox } from './inspect-artwork.ts'
import type { PixelEdit } from './sandbox/edits/edit-artwork.ts'
import { withShownPage } from './pdf-page.ts'
import { uploadArtwork, type UploadArtworkDeps } from './upload-artwork.ts'

export interface EditArtworkDeps extends UploadArtworkDeps {
  readonly limits: Pick<RateLimits, 'consume'>
}

interface EditArtwork {
  readonly artworkId: string
  readonly edit: ArtworkEdit
  /** Who waits for its turn, and whose quota of bytes the result counts against. */
  readonly client: string
}

/** Stores what came of it as another artwork, as if it had been uploaded. The one that it was made of stays. */
export async function editArtwork(
  deps: EditArtworkDeps,
  { artworkId, edit, client }: EditArtwork,
): Promise<ArtworkRecord> {
  const artwork = (await findArtworks(deps.database, [artworkId])).get(artworkId)
  const bytes = artwork && (await deps.storage.get(storageKey('artwork', artwork.sha256)))
  if (!artwork || !bytes)
    throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such artwork, or it was removed.', {
      details: { reason: 'file_removed' },
    })
  const edited = await apply(artwork, bytes, { edit, client })
  if (edited.length > MAX_ARTWORK_BYTES)
    throw artworkRejected('too_large', 'What came of it is larger than 50 MB.', 'Reduce the artwork first.')
  await deps.limits.consume('artwork-bytes', client, edited.length)
  return uploadArtwork(deps, {
    name: edit.kind === 'choose_page' ? artwork.fileName : renamed(artwork.fileName, edit.kind),
    bytes: edited,
    sha256: createHash('sha256').update(edited).digest(),
    client,
  })
}

function apply(
  { inspection }: StoredArtwork,
  bytes: Buffer,
  { edit: { kind, page, colour, everywhere = false }, client }: Omit<EditArtwork, 'artworkId'>,
): Promise<Buffer> | Buffer {
  const edited = (edit: PixelEdit) => imageSandbox.edit(client, bytes, inspection.format, edit)
  switch (kind) {
    case 'choose_page':
      if (page === undefined) throw missing('page')
      return pageOf(inspection, bytes, page)
    case 'recolour':
      if (colour === undefined) throw missing('colour')
      return edited({ kind, colour })
    case 'remove_background':
      return edited({ kind, everywhere })
    default:
      return edited({ kind })
  }
}

function missing(field: 'page' | 'colour'): Refusal {
  return invalidField(field, 'is needed for this kind', 'required')
}

function pageOf({ format, pages }: ArtworkInspection, pdf: Buffer, page: number): Buffer {
  const count = pages?.count ?? 1
  if (format !== 'pdf' || page > count)
    throw artworkRejected(
      'page_not_found',
      `The file does not have a page ${page}.`,
      `Choose a page from 1 to ${count}.`,
    )
  return withShownPage(pdf, page)
}

function renamed(fileName: string, kind: ArtworkEdit['kind']): string {
  const stem = fileName.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 190)
  return `${stem}.${kind === 'vectorise' ? 'svg' : 'png'}`
}
