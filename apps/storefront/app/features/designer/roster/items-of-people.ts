import { newId } from '../../../lib/new-id.ts'
import type { CartItem } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { colourOf, type PrintableGarment } from '../design/printable-garment.ts'
import { printsFor } from './person-prints.ts'

/** One item for each person, so that each has a proof, a price, a job, a ticket and a label of their own. */
export async function itemsOfPeople(
  item: CartItem,
  design: Design,
  printable: PrintableGarment,
  onPrepared: (count: number) => void,
): Promise<readonly CartItem[]> {
  const { sized: _sized, ...shared } = item
  const items: CartItem[] = []
  for (const { size, ...person } of design.roster ?? []) {
    const variant = colourOf(printable, design.colour)?.sizes.find((one) => one.size === size)
    if (!variant) continue
    items.push({
      ...shared,
      // The first takes the place of the item that was edited.
      id: items.length === 0 ? item.id : newId(),
      quantities: { [variant.variantId]: 1 },
      placements: await printsFor(design, printable, person),
      note: [`${person.number} ${person.name}`.trim(), item.note].filter(Boolean).join(' · '),
    })
    onPrepared(items.length)
  }
  return items
}
