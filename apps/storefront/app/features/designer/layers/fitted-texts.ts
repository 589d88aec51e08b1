import type { ZoneLimit } from '@platen/placement'
import type { DesignLayer } from '../../cart/index.ts'
import { fittedLayer } from './layer-box.ts'
import { shapedSize } from './outlines.ts'

/** Texts that are wider than their zone become smaller: names have other lengths than the one that was designed. */
export async function fittedTexts(
  layers: readonly DesignLayer[],
  limit: ZoneLimit,
): Promise<readonly DesignLayer[]> {
  const fitted: DesignLayer[] = []
  for (const layer of layers)
    fitted.push(layer.kind === 'text' ? fittedLayer(layer, await shapedSize(layer), limit) : layer)
  return fitted
}
