import { boxAround, placedBox } from '@platen/layers'
import { tenths, type ZoneLimit } from '@platen/placement'
import type { DesignLayer } from '../../cart/index.ts'
import type { SizeOf } from './layer-box.ts'

const GAP_MM = 4

/**
 * A new layer where the zone has more room, below or above the others, if it would cover them in the middle; there if the
 * zone has no room. With as much on both sides a text is a title and stands above.
 */
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
  const moreAbove = top + bottom
  const isAbove = moreAbove > 0 || (moreAbove === 0 && layer.kind === 'text')
  const yMm = isAbove ? top - GAP_MM - half : bottom + GAP_MM + half
  return Math.abs(yMm) + half > limit.heightMm / 2 ? layer : { ...layer, offsetYMm: tenths(yMm) }
}
