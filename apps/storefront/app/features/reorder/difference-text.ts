import { fill } from '@platen/messages'
import { named } from '@platen/formats/own-names'
import type { usePage } from '../../lib/page.ts'
import type { Catalog } from '../cart/index.ts'
import type { ReorderDesign } from './chosen-design.ts'
import type { Difference } from './load-reorder.ts'

type Page = Pick<ReturnType<typeof usePage>, 'messages' | 'formats'>

/** Each once, although several sizes may have it. */
export function differencesInWords(
  differences: readonly Difference[],
  design: Pick<ReorderDesign, 'garmentName' | 'colour' | 'lines'> | undefined,
  catalog: Catalog,
  page: Page,
): readonly string[] {
  return [...new Set(differences.map((difference) => inWords(difference, design, catalog, page)))]
}

function inWords(
  difference: Difference,
  design: Pick<ReorderDesign, 'garmentName' | 'colour' | 'lines'> | undefined,
  { zones }: Catalog,
  { messages, formats }: Page,
): string {
  const texts = messages.reorder.differences
  const { code, itemId, zone, fromMinor, toMinor, fromSize, toSize, names } = difference
  const size = design?.lines.find(({ id }) => id === itemId)?.size ?? ''
  const money = (minor: number | null) => (minor === null ? '' : formats.money(minor))
  const dimensions = (box: typeof fromSize) =>
    box === null ? '' : `${formats.number(box.widthMm)} × ${formats.number(box.heightMm)} mm`
  const own = (name: string) => named(name, messages.names)
  const zoneName = zones.find(({ id }) => id === zone?.id)?.name ?? zone?.name ?? messages.reorder.unknownZone
  return fill(texts[code], {
    size: own(size),
    garment: own(design?.garmentName ?? ''),
    colour: own(design?.colour ?? ''),
    zone: zoneName,
    from: fromSize === null ? money(fromMinor) : dimensions(fromSize),
    to: toSize === null ? money(toMinor) : dimensions(toSize),
    names: names.map(own).join(', '),
  })
}
