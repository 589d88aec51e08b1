import type { LayoutCreate, SheetLayoutRecord } from '@platen/contract'
import {
  checkLayout,
  filmSize,
  trimOf,
  type LayoutProblem,
  type SheetFilm,
  type SheetPiece,
} from '@platen/placement'
import { emit } from '../../../platform/records/events.ts'
import { decodeId, encodeId, newUuid } from '../../../platform/records/ids.ts'
import type { Platform } from '../../../platform/platform.ts'
import { invalidField, refuseInvalid, type FieldProblem } from '../../../platform/refusal.ts'
import type { ServerKeys } from '../../../platform/server-keys.ts'
import { listArtworks, type ListedArtwork } from '../artworks/index.ts'
import type { ShopCache } from '../catalog/index.ts'
import { toLayoutRecord } from './layout-record.ts'
import { insertLayout, type StoredLayout, type StoredPiece } from './layouts.store.ts'

export interface LayoutDeps extends Pick<Platform, 'database' | 'transaction' | 'clock'> {
  readonly keys: Pick<ServerKeys, 'preview' | 'tracking'>
  readonly shop: Pick<ShopCache, 'get'>
}

/** Saves what the film can hold. Refuses with VALIDATION_FAILED, which names the pieces and why. */
export async function saveLayout(
  { database, transaction, clock, keys, shop }: LayoutDeps,
  { name, pieces }: LayoutCreate,
): Promise<SheetLayoutRecord> {
  const stored = pieces.map(({ artworkId, pinned = false, ...piece }) => ({
    ...piece,
    artworkId: decodeId('artwork', artworkId),
    pinned,
  }))
  const [current, artworks] = await Promise.all([
    shop.get(),
    listArtworks(database, [...new Set(stored.map(({ artworkId }) => artworkId))]),
  ])
  const { sheets, widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation } = current.film
  if (!sheets) throw invalidField('pieces', 'the shop does not sell sheets of film', 'not_sold')
  const film = { widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation }
  const { lengthMm, utilisationPercent } = check(stored, film, artworks)
  return transaction(async (tx) => {
    const layout: StoredLayout = {
      id: newUuid(),
      name: name ?? null,
      film,
      lengthMm,
      utilisationPercent,
      pieces: stored,
      createdAt: clock.now(),
    }
    await insertLayout(tx, layout)
    await emit(tx, {
      type: 'layout.saved',
      payload: { layoutId: encodeId('layout', layout.id), lengthMm, pieces: stored.length },
      occurredAt: layout.createdAt,
    })
    return toLayoutRecord(layout, artworks, { shop: current, keys, now: layout.createdAt })
  })
}

function check(pieces: readonly StoredPiece[], film: SheetFilm, artworks: readonly ListedArtwork[]) {
  const inspections = new Map(artworks.map(({ id, inspection }) => [id, inspection]))
  const laid: SheetPiece[] = []
  const absent: FieldProblem[] = []
  for (const [at, piece] of pieces.entries()) {
    const inspection = inspections.get(piece.artworkId)
    if (inspection) laid.push({ ...piece, ...filmSize(piece, trimOf(inspection, piece)) })
    else absent.push(missing(at))
  }
  refuseInvalid(absent)
  const { problems, ...layout } = checkLayout(laid, film)
  refuseInvalid(problems.map((problem) => fieldProblem(problem, film)))
  return layout
}

function missing(at: number): FieldProblem {
  return {
    path: `pieces[${at}].artworkId`,
    message: 'this artwork does not exist or was removed; upload it again',
    reason: 'not_found',
  }
}

function fieldProblem({ piece, reason, other, overlaps }: LayoutProblem, film: SheetFilm): FieldProblem {
  const path = `pieces[${piece}]`
  switch (reason) {
    case 'not_turned':
      return { path: `${path}.turned`, message: 'this film does not allow turned pieces', reason }
    case 'outside_film':
      return { path: `${path}.xMm`, message: 'is in the margin or beyond the edge of the film', reason }
    case 'sheet_too_long':
      return {
        path: `${path}.yMm`,
        message: `ends beyond the longest sheet of ${film.maxLengthMm} mm`,
        reason,
        limit: String(film.maxLengthMm),
      }
    case 'too_close':
      return {
        path: `${path}.xMm`,
        message: `${overlaps ? 'overlaps' : `is closer than ${film.gapMm} mm to`} pieces[${other}]`,
        reason,
        limit: `pieces[${other}]`,
      }
  }
}
