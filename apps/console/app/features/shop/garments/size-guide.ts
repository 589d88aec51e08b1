import type { Resources } from '@platen/api-client'

type SizeGuide = NonNullable<Resources['GarmentRecord']['sizeGuide']>
type Measure = SizeGuide['measures'][number]

interface FormMeasure {
  /** Empty for one that has only a name. */
  readonly measure: NonNullable<Measure['measure']> | ''
  readonly name: string
  /** In tenths of a millimetre, one for each size; null where it is unknown. */
  readonly values: readonly (number | null)[]
  readonly translations: Measure['translations']
}

export interface FormSizeGuide {
  readonly sizes: readonly string[]
  /** None: no size guide. */
  readonly measures: FormMeasure[]
}

const TENTHS = 10

export function toFormSizeGuide(guide: SizeGuide | null): FormSizeGuide {
  if (guide === null) return { sizes: [], measures: [] }
  return {
    sizes: guide.sizes,
    measures: guide.measures.map(({ measure, name, valuesMm, translations }) => ({
      ...{ measure: measure ?? '', name: name ?? '', translations },
      values: valuesMm.map((value) => (value === null ? null : Math.round(value * TENTHS))),
    })),
  }
}

export function toRequestSizeGuide({ sizes, measures }: FormSizeGuide, note: string): SizeGuide | null {
  if (measures.length === 0) return null
  return {
    sizes: [...sizes],
    measures: measures.map(({ measure, name, values, translations }) => ({
      ...{ measure: measure === '' ? null : measure, translations },
      name: name.trim() === '' ? null : name.trim(),
      valuesMm: sizes.map((_, at) => {
        const value = values[at] ?? null
        return value === null ? null : value / TENTHS
      }),
    })),
    note: note.trim() === '' ? null : note.trim(),
  }
}

/** Of other sizes: what is known of a size stays with it. */
export function withSizes({ sizes, measures }: FormSizeGuide, wanted: readonly string[]): FormSizeGuide {
  return {
    sizes: wanted,
    measures: measures.map((one) => ({
      ...one,
      values: wanted.map((size) => one.values[sizes.indexOf(size)] ?? null),
    })),
  }
}

export function emptyMeasure(
  { sizes, measures }: FormSizeGuide,
  usual: readonly FormMeasure['measure'][],
): FormMeasure {
  const measure = usual.find((one) => !measures.some((known) => known.measure === one)) ?? ''
  return { measure, name: '', values: sizes.map(() => null), translations: {} }
}
