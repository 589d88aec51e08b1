import type { FilmFinish } from '@platen/contract'
import { filmSize } from '@platen/placement'
import { decodeId } from '../../../platform/records/ids.ts'
import { Refusal, refuseInvalid } from '../../../platform/refusal.ts'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'
import type { Database } from '../../../platform/database/transaction.ts'
import {
  createImageSandbox,
  finishOrNothing,
  finishProblems,
  type ArtworkCatalog,
  type FilmPictureOptions,
} from '../../selling/artworks/index.ts'
import { findPrintToDraw, type PrintToDraw } from './prints-to-draw.store.ts'

interface FilmPictureDeps {
  readonly database: Database
  readonly storage: Storage
  readonly artworks: ArtworkCatalog
}

interface FilmPictureQuery extends Partial<
  NonNullable<FilmFinish['halftone']> & NonNullable<FilmFinish['knockOut']>
> {
  readonly alphaThreshold?: number
  readonly chokeMm?: number
  readonly layer?: FilmPictureOptions['layer']
  readonly x?: number
  readonly y?: number
}

/** Prints are drawn at their size on film, which takes more memory than the check of an upload. */
const sandbox = createImageSandbox({ processes: 1, timeLimitMs: 60_000, memoryMb: 3072 })
const WHOLE_SIDE_PX = 1000
const PART_SIDE_PX = 640

export async function drawFilmPicture(
  { database, storage, artworks }: FilmPictureDeps,
  {
    jobId,
    client,
    query,
  }: { readonly jobId: string; readonly client: string; readonly query: FilmPictureQuery },
): Promise<Buffer> {
  const finish = finishOf(query)
  refuseInvalid(
    finishProblems(finish, 'finish').map((problem) => ({
      ...problem,
      path: problem.path.split('.').at(-1) ?? '',
    })),
  )
  const print = await findPrintToDraw(database, decodeId('printJob', jobId))
  if (!print) throw new Refusal('RESOURCE_NOT_FOUND', 'There is no such print job.')
  const artwork = (await artworks.get([print.artworkId])).get(print.artworkId)
  const bytes = artwork && (await storage.get(storageKey('artwork', artwork.sha256)))
  if (!artwork || !bytes)
    throw new Refusal('RESOURCE_NOT_FOUND', 'This artwork does not exist or was removed.', {
      details: { reason: 'file_removed' },
    })
  const { layer = 'colour', x, y } = query
  const part = x === undefined && y === undefined ? undefined : { x: x ?? 0.5, y: y ?? 0.5 }
  return sandbox.filmPicture(client, bytes, artwork.inspection.format, {
    drawing: { ...sizeOnFilm(print), finish: finishOrNothing(finish) },
    ...{ layer, part, sidePx: part === undefined ? WHOLE_SIDE_PX : PART_SIDE_PX },
  })
}

function finishOf(query: FilmPictureQuery): FilmFinish {
  const { lpi, angleDeg = 22.5, dot = 'round', hex, tolerance = 10 } = query
  return {
    halftone: lpi === undefined ? null : { lpi, angleDeg, dot },
    knockOut: hex === undefined ? null : { hex, tolerance },
    alphaThreshold: query.alphaThreshold ?? null,
    chokeMm: query.chokeMm ?? null,
  }
}

const PIXELS_PER_MM = 300 / 25.4

function sizeOnFilm({ widthMm, heightMm, trim }: PrintToDraw) {
  const px = (mm: number) => Math.max(1, Math.round(mm * PIXELS_PER_MM))
  const onFilm = filmSize({ widthMm, heightMm }, trim)
  const [widthPx, heightPx] = [px(widthMm), px(heightMm)]
  const [left, top] = [Math.round(trim.leftMm * PIXELS_PER_MM), Math.round(trim.topMm * PIXELS_PER_MM)]
  return {
    widthPx,
    heightPx,
    crop: {
      left,
      top,
      width: Math.min(px(onFilm.widthMm), widthPx - left),
      height: Math.min(px(onFilm.heightMm), heightPx - top),
    },
  }
}
