interface OrderedLine {
  readonly id: string
  readonly garmentName: string
  readonly colour: string
  readonly note: string | null
  readonly placements: readonly {
    readonly id: string
    readonly sizeTierId: string | null
    readonly artwork: { readonly id: string }
  }[]
}

/** One design of an order: a garment in one colour with the same prints, in one or more sizes. */
export interface Design<Line extends OrderedLine> {
  readonly key: string
  readonly garmentName: string
  readonly colour: string
  readonly prints: readonly Line['placements'][number][]
  readonly lines: readonly Line[]
}

/** The lines of an order as they were designed: those that differ in size alone belong together. */
export function designsOf<Line extends OrderedLine>(lines: readonly Line[]): readonly Design<Line>[] {
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

function keyOf({ garmentName, colour, note, placements }: OrderedLine): string {
  return JSON.stringify([
    garmentName,
    colour,
    note,
    placements.map(({ id: _id, artwork, sizeTierId: _tier, ...print }) => [print, artwork.id]),
  ])
}
