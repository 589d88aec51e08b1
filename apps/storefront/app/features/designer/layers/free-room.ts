import { boxAround, placedBox } from '@platen/layers'
import { tenths, type ZoneLimit } from '@platen/placement'
import type { DesignLayer } from '../../cart/index.ts'
import type { SizeOf } from './layer-box.ts'

const GAP_MM = 4

/** A new layer below or above the others where it would cover them in the middle; there if the zone has no room. */
export function inFreeRoom(
  layer: DesignLayer,
  others: readonly DesignLayer[],
  sizeOf: SizeOf,
  limit: ZoneLimit,
): DesignLayer {
  const boxes = others.map((other) => placedBox(other, sizeOf(other)))
  // Letters have their size only when they are shaped.
  const heightMm = layer.kind === 'text' ? layer.sizeMm * layer.text.split('\n').length : layer.heightMm
  const half = heightMm / 2
  if (boxes.every(({ top, bottom }) => bottom <= -half || top >= half)) return layer
  const { top, bottom } = boxAround(boxes)
  const places = [bottom + GAP_MM + half, top - GAP_MM - half]
  const free = places.find((yMm) => Math.abs(yMm) + half <= limit.heightMm / 2)
  return free === undefined ? layer : { ...layer, offsetYMm: tenths(free) }
}
