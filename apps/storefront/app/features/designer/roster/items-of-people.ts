import { hasPlaceholder } from '@platen/layers'
import { newId } from '../../../lib/new-id.ts'
import type { CartItem, PersonalText } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'
import { colourOf, type PrintableGarment } from '../design/printable-garment.ts'
import { printsFor } from './person-prints.ts'

/** One item for each person, so that each has a proof, a price, a job, a ticket and a label of their own. */
export async function itemsOfPeople(
  item: CartItem,
  teamId: string,
  design: Design,
  printable: PrintableGarment,
  onPrepared: (count: number) => void,
): Promise<readonly CartItem[]> {
  const { sized: _sized, ...shared } = item
  const texts = personalTexts(design)
  const items: CartItem[] = []
  for (const { size, ...person } of design.roster ?? []) {
    const variant = colourOf(printable, design.colour)?.sizes.find((one) => one.size === size)
    if (!variant) continue
    items.push({
      ...shared,
      // One person of a team that is edited keeps their place. A team has another id than its garments.
      id: items.length === 0 && item.id !== teamId ? item.id : newId(),
      quantities: { [variant.variantId]: 1 },
      placements: await printsFor(design, printable, person),
      member: { teamId, name: person.name, number: person.number, texts },
    })
    onPrepared(items.length)
  }
  return items
}

function personalTexts({ layers = {} }: Design): readonly PersonalText[] {
  return Object.entries(layers).flatMap(([zoneId, own]) =>
    own.flatMap((layer, index) =>
      layer.kind === 'text' && hasPlaceholder(layer.text) ? [{ zoneId, index, layer }] : [],
    ),
  )
}
