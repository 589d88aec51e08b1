import type { GarmentCreateRequest } from '@platen/contract'
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
