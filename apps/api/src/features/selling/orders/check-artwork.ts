import type { ArtworkState, Preflight } from '@platen/contract'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField } from '../../../platform/refusal.ts'
import { preflightPlacement, type StoredArtwork } from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'

export function knownArtwork(
  artworkId: string,
  path: string,
  artworks: ReadonlyMap<string, StoredArtwork>,
): StoredArtwork {
  const artwork = artworks.get(decodeId('artwork', artworkId))
  if (artwork) return artwork
  throw invalidField(path, 'this artwork does not exist or was removed; upload it again', 'not_found')
}

export function checkArtwork(
  { inspection }: StoredArtwork,
  size: { readonly widthMm: number; readonly heightMm: number },
  { dpi }: Pick<Shop, 'dpi'>,
): Preflight {
  const found = preflightPlacement(inspection, size, {
    minimumDpi: dpi.minimum,
    recommendedDpi: dpi.recommended,
  })
  return { state: found.state, dpi: found.dpi, findings: found.findings.map((finding) => ({ ...finding })) }
}

/** Artwork that passed is approved at once if the shop's settings say so. */
export function checkedState(
  { state }: Preflight,
  { approvePassedArtwork }: Pick<Shop, 'approvePassedArtwork'>,
): ArtworkState {
  return state === 'passed' && approvePassedArtwork ? 'approved' : state
}
