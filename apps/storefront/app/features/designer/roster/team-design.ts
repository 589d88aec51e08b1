import type { CartItem, DesignLayer } from '../../cart/index.ts'
import type { Design } from '../design/design.ts'

/** Garments of a team as they were designed: with the texts that stand for names, and the list of the people. */
export function teamDesign(items: readonly CartItem[]): Pick<Design, 'layers' | 'roster' | 'quantities'> {
  const [first] = items
  const layers: Record<string, readonly DesignLayer[]> = {}
  for (const { zoneId, layers: own } of first?.placements ?? []) if (own) layers[zoneId] = own
  // The lowest first, so that each finds those behind it in their places.
  for (const { zoneId, index, layer } of first?.member?.texts ?? []) {
    const others = (layers[zoneId] ?? []).filter(({ id }) => id !== layer.id)
    layers[zoneId] = others.toSpliced(index, 0, layer)
  }
  const quantities: Record<string, number> = {}
  const roster = items.flatMap(({ member, quantities: own, names }) => {
    const [variantId = ''] = Object.keys(own)
    quantities[variantId] = (quantities[variantId] ?? 0) + 1
    return member ? [{ name: member.name, number: member.number, size: names?.sizes[variantId] ?? '' }] : []
  })
  return { layers, roster, quantities }
}
