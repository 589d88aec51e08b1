import type { Order } from './standing.ts'

export type Line = Order['items'][number]
export type Print = Line['placements'][number]

/** One design of the order: a garment in one colour with the same prints, in one or more sizes. */
export interface Design {
  readonly key: string
  readonly garmentName: string
  readonly colour: string
  readonly prints: readonly Print[]
  readonly lines: readonly Line[]
}

/** The lines of an order as the customer designed them: those that differ in size alone belong together. */
export function designsOf(lines: readonly Line[]): readonly Design[] {
  const designs = new Map<string, Line[]>()
  for (const line of lines) {
    const key = keyOf(line)
    designs.set(key, [...(designs.get(key) ?? []), line])
  }
  return [...designs.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { id: key, garmentName, colour, placements } = first
    return [{ key, garmentName, colour, prints: placements, lines: group }]
  })
}

function keyOf({ garmentName, colour, note, placements }: Line): string {
  return JSON.stringify([
    garmentName,
    colour,
    note,
    placements.map(({ id: _id, artwork, sizeTierId: _tier, ...print }) => [print, artwork.id]),
  ])
}

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
