import type { GarmentCreateRequest, GarmentRecord } from '@platen/contract'
import { repetitions, type FieldProblem } from '../../../platform/refusal.ts'

type RequestedVariant = GarmentCreateRequest['variants'][number] & { readonly id?: string }

/** The contract has checked each value. */
export function variantProblems(variants: readonly RequestedVariant[]): FieldProblem[] {
  const named = variants.flatMap(({ id }, index) => (id === undefined ? [] : [{ id, index }]))
  return [
    ...repetitions(
      named,
      ({ id }) => id,
      (at) => `variants[${named[at]?.index ?? at}].id`,
    ),
    ...repetitions(
      variants,
      ({ colour, size }) => JSON.stringify([wordOf(colour), wordOf(size)]),
      (index) => `variants[${index}]`,
    ),
    ...hexProblems(variants),
  ]
}

type RequestedDetails = Pick<GarmentCreateRequest, 'sizeGuide' | 'pictures' | 'colourTranslations'>

export function detailProblems({
  sizeGuide,
  pictures = [],
  colourTranslations = [],
}: RequestedDetails): FieldProblem[] {
  return [
    ...(sizeGuide ? sizeGuideProblems(sizeGuide) : []),
    ...repetitions(
      pictures,
      ({ pictureId }) => pictureId,
      (at) => `pictures[${at}].pictureId`,
    ),
    ...repetitions(
      colourTranslations,
      ({ colour }) => colour,
      (at) => `colourTranslations[${at}].colour`,
    ),
  ]
}

function sizeGuideProblems({ sizes, measures }: NonNullable<GarmentRecord['sizeGuide']>): FieldProblem[] {
  return measures.flatMap(({ measure, name, valuesMm }, at): FieldProblem[] => [
    ...(measure === null && name === null
      ? [
          {
            path: `sizeGuide.measures[${at}].name`,
            message: 'is needed for a measure that is not a usual one',
            reason: 'required' as const,
          },
        ]
      : []),
    ...(valuesMm.length === sizes.length
      ? []
      : [
          {
            path: `sizeGuide.measures[${at}].valuesMm`,
            message: `must have one value for each of the ${sizes.length} sizes`,
            reason: valuesMm.length < sizes.length ? ('too_few' as const) : ('too_many' as const),
            limit: String(sizes.length),
          },
        ]),
  ])
}

/** A colour has the same hex value in every size. */
function hexProblems(variants: readonly RequestedVariant[]): FieldProblem[] {
  const hexes = new Map<string, string>()
  return variants.flatMap(({ colour, colourHex }, index) => {
    const hex = hexes.get(wordOf(colour)) ?? colourHex.toLowerCase()
    hexes.set(wordOf(colour), hex)
    if (hex === colourHex.toLowerCase()) return []
    return [
      {
        path: `variants[${index}].colourHex`,
        message: `${colour} is ${hex} in another size`,
        reason: 'other_colour',
        limit: hex,
      },
    ]
  })
}

/** "Black" and "black " are the same colour for people. */
function wordOf(text: string): string {
  return text.trim().toLowerCase()
}

/** Uses the variant's own position, else that of the same size, else that of first mention. */
export function placeSizes<Variant extends RequestedVariant>(
  variants: readonly Variant[],
): (Variant & { readonly sizeSort: number })[] {
  const places = new Map([...new Set(variants.map(({ size }) => size))].map((size, place) => [size, place]))
  for (const { size, sizeSort } of variants) if (sizeSort !== undefined) places.set(size, sizeSort)
  return variants.map((variant) => ({
    ...variant,
    sizeSort: variant.sizeSort ?? places.get(variant.size) ?? 0,
  }))
}
