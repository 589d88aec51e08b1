import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import type { DesignPrint } from '../designs/index.ts'
import type { RequestedPlacement } from './requested-items.ts'

/** Requests have tenths of a millimetre. */
const SAME_MM = 0.05

/** What a design has in the zone of a placement. Refuses another size, because a design is printed as it was made. */
export function printOfDesign(
  { designId, zoneId, ...size }: RequestedPlacement & { readonly designId: string },
  path: string,
  designs: ReadonlyMap<string, readonly DesignPrint[]>,
): DesignPrint {
  const prints = designs.get(decodeId('design', designId))
  if (!prints)
    throw invalidField(
      `${path}.designId`,
      'this design does not exist or was removed; save it again',
      'not_found',
    )
  const print = prints.find((candidate) => candidate.zoneId === zoneId)
  if (!print) throw invalidField(`${path}.zoneId`, 'this design has no print in this zone', 'not_found')
  refuseInvalid(
    (['widthMm', 'heightMm'] as const)
      .filter((side) => Math.abs(size[side] - print[side]) > SAME_MM)
      .map((side) => ({
        path: `${path}.${side}`,
        message: `is ${print[side]} in this design; save another design for another size`,
        reason: 'not_a_choice',
        limit: String(print[side]),
      })),
  )
  return print
}
