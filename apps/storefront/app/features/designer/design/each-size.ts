import { largestSize, zoneLimit } from '@platen/placement'
import type { Placement, SizedPrints } from '../../cart/index.ts'
import { refit, type Design, type Outcome } from './design.ts'
import { fitInto } from './move-print.ts'
import { ratioOf, sharpSize } from './print-size.ts'
import { chosenVariants, limitFor, type PrintableGarment, type Zone } from './printable-garment.ts'

/** The prints that are smaller on some of the chosen sizes; undefined when the design is the same on all. */
export function sizedPrints(design: Design, printable: PrintableGarment): SizedPrints | undefined {
  if (design.fitEachSize !== true) return undefined
  const sized = chosenVariants(printable, design.quantities).flatMap(({ variantId, size }) => {
    const smaller = design.placements.flatMap((print) => {
      const zone = zoneOf(print, printable)
      const fitting = zone && fitInto(print, ratioOf(print.artwork), zoneLimit(zone, size))
      if (!fitting || fitting === print) return []
      const { widthMm, heightMm, offsetXMm, offsetYMm } = fitting
      return [[print.zoneId, { widthMm, heightMm, offsetXMm, offsetYMm }] as const]
    })
    return smaller.length === 0 ? [] : [[variantId, Object.fromEntries(smaller)] as const]
  })
  return Object.fromEntries(sized)
}

/** Whether the chosen sizes allow prints of different sizes where this design has prints. */
export function sizesDiffer(design: Design, printable: PrintableGarment): boolean {
  return design.placements.some((print) => {
    const zone = zoneOf(print, printable)
    if (!zone) return false
    const [all, each] = [false, true].map((fitEachSize) =>
      limitFor(printable, { ...design, fitEachSize }, zone),
    )
    return all?.widthMm !== each?.widthMm || all?.heightMm !== each?.heightMm
  })
}

/** Prints that the smallest size kept small become as large as they print sharply on the largest; back again, all fit it. */
export function setFitEachSize(design: Design, printable: PrintableGarment, fitEachSize: boolean): Outcome {
  const changed = { ...design, fitEachSize }
  if (!fitEachSize) return refit(changed, printable)
  const placements = design.placements.map((print) => {
    const zone = zoneOf(print, printable)
    return zone
      ? enlarged(print, limitFor(printable, design, zone), limitFor(printable, changed, zone))
      : print
  })
  return { design: { ...changed, placements }, consequences: [] }
}

type Limit = ReturnType<typeof limitFor>

function enlarged(print: Placement, before: Limit, now: Limit): Placement {
  const ratio = ratioOf(print.artwork)
  const wasKeptSmall = print.widthMm >= largestSize(ratio, before, print.rotationDeg).widthMm - 0.05
  const sharp = sharpSize(print.artwork, now, print.rotationDeg)
  if (!wasKeptSmall || sharp.widthMm <= print.widthMm) return print
  return fitInto({ ...print, ...sharp }, ratio, now)
}

function zoneOf({ zoneId }: Placement, { zones }: PrintableGarment): Zone | undefined {
  return zones.find(({ id }) => id === zoneId)
}
