import type { Design as OrderedDesign } from '@platen/placement'
import type { Order } from '../status/tracking-status.ts'

export { designsOf } from '@platen/placement'

export type Line = Order['items'][number]
export type Print = Line['placements'][number]

export type Design = OrderedDesign<Line>

/** Artwork that needs a new version, with every print of the order that has it. One upload serves them all. */
export interface ArtworkToReplace {
  readonly artwork: Print['artwork']
  readonly prints: readonly Print[]
}

export function artworkToReplace(lines: readonly Line[]): readonly ArtworkToReplace[] {
  const found = new Map<string, Print[]>()
  for (const print of lines.flatMap(({ placements }) => placements)) {
    if (print.state !== 'changes_requested' && print.state !== 'failed') continue
    found.set(print.artwork.id, [...(found.get(print.artwork.id) ?? []), print])
  }
  return [...found.values()].flatMap((prints) => (prints[0] ? [{ artwork: prints[0].artwork, prints }] : []))
}
