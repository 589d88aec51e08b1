import { sizeNames, type Garment } from '../garment-facts.ts'

export type Guide = NonNullable<Garment['sizeGuide']>
export type LetteredMeasure = Guide['measures'][number] & { readonly letter: string }

const LETTERS = 'ABCDEFGHIJKL'

/** For the table and the drawing beside it. */
export function lettered({ measures }: Guide): LetteredMeasure[] {
  return measures.map((measure, at) => ({ ...measure, letter: LETTERS[at] ?? '' }))
}

/** Null where the shop measured none of the sizes that it sells. */
export function guideOf(garment: Garment): Guide | null {
  const guide = garment.sizeGuide
  if (!guide) return null
  const sold = new Set(sizeNames(garment))
  const columns = guide.sizes.flatMap((size, at) => (sold.has(size) ? [at] : []))
  if (columns.length === 0) return null
  return {
    ...guide,
    sizes: columns.map((at) => guide.sizes[at] ?? ''),
    measures: guide.measures.map((measure) => ({
      ...measure,
      valuesMm: columns.map((at) => measure.valuesMm[at] ?? null),
    })),
  }
}
