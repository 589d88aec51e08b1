import type { Person } from '@platen/layers'
import type { Placement } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { limitFor, type PrintableGarment } from '../design/printable-garment.ts'
import { fittedTexts } from '../layers/fitted-texts.ts'
import { composePrint } from '../layers/use-composition.ts'
import { isPersonal, layersFor } from './roster.ts'

/** The prints of one person: those with their name are composed for them, the others are the same for all. */
export async function printsFor(
  design: Design,
  printable: PrintableGarment,
  person: Person,
): Promise<readonly Placement[]> {
  const prints: Placement[] = []
  for (const print of design.placements) {
    const layers = design.layers?.[print.zoneId]
    const zone = printable.zones.find(({ id }) => id === print.zoneId)
    if (!layers?.some(isPersonal) || !zone) {
      prints.push(print)
      continue
    }
    const own = await fittedTexts(layersFor(layers, person), limitFor(printable, design, zone))
    if (own.length > 0) prints.push(await composePrint(zone.id, own))
  }
  return prints
}
