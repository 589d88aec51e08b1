import type { ArtworkState, Preflight } from '@platen/contract'
import { preflightPlacement, type StoredArtwork } from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'

/** What the print check says about an artwork at the size of a placement, as records carry it. */
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

/** The state of a placement after its check: what passed needs no person's eye if the shop says so. */
export function checkedState(
  { state }: Preflight,
  { approvePassedArtwork }: Pick<Shop, 'approvePassedArtwork'>,
): ArtworkState {
  return state === 'passed' && approvePassedArtwork ? 'approved' : state
}
