import { placedBox } from '@platen/layers'
import { tenths, tenthsBelow, type PlacedPrint, type ZoneLimit } from '@platen/placement'
import type { DesignLayer } from '../../cart/index.ts'
import type { Point } from '../design/move-print.ts'

/** The sides of a layer before it is rotated. */
export interface LayerSize {
  readonly widthMm: number
  readonly heightMm: number
}

export type SizeOf = (layer: DesignLayer) => LayerSize

/** Clockwise about 0. */
export function rotated({ xMm, yMm }: Point, deg: number): Point {
  const [cos, sin] = [Math.cos(radians(deg)), Math.sin(radians(deg))]
  return { xMm: xMm * cos - yMm * sin, yMm: xMm * sin + yMm * cos }
}

/** As large as it may be and moved until it lies in the zone. The same object when it does. */
export function insideZone(layer: DesignLayer, size: LayerSize, limit: ZoneLimit): DesignLayer {
  const box = placedBox(layer, size)
  const upright = { widthMm: box.right - box.left, heightMm: box.bottom - box.top }
  const share = Math.min(1, limit.widthMm / upright.widthMm, limit.heightMm / upright.heightMm)
  const scaled = share < 0.9999 ? scaledLayer(layer, share) : layer
  const { widthMm, heightMm } =
    share < 1 ? { widthMm: upright.widthMm * share, heightMm: upright.heightMm * share } : upright
  const offsetXMm = within(scaled.offsetXMm, (limit.widthMm - widthMm) / 2)
  const offsetYMm = within(scaled.offsetYMm, (limit.heightMm - heightMm) / 2)
  if (offsetXMm === scaled.offsetXMm && offsetYMm === scaled.offsetYMm) return scaled
  return { ...scaled, offsetXMm, offsetYMm }
}

/** Below this a size that was computed again is the same. */
const SAME_MM = 0.03

/** A text as large as the person chose, or as fits. The same object when it is. */
export function fittedLayer(layer: DesignLayer, size: LayerSize, limit: ZoneLimit): DesignLayer {
  if (layer.kind !== 'text' || layer.chosenMm === undefined) return shrunk(layer, size, limit)
  const chosen = { ...scaledLayer(layer, layer.chosenMm / layer.sizeMm), sizeMm: layer.chosenMm }
  const share = layer.chosenMm / layer.sizeMm
  const wide = { widthMm: size.widthMm * share, heightMm: size.heightMm * share }
  const next = shrunk(chosen, wide, limit)
  const isSame = next.kind === 'text' && Math.abs(next.sizeMm - layer.sizeMm) < SAME_MM
  return isSame && insideZone(layer, size, limit) === layer ? layer : next
}

function shrunk(layer: DesignLayer, size: LayerSize, limit: ZoneLimit): DesignLayer {
  const next = insideZone(layer, size, limit)
  if (layer.kind !== 'text' || next.kind !== 'text' || next.sizeMm >= layer.sizeMm) return next
  return { ...next, chosenMm: layer.sizeMm }
}

/** Layers as they lie when the print that was composed of them became smaller or was moved. */
export function followPrint(
  layers: readonly DesignLayer[],
  before: PlacedPrint,
  after: PlacedPrint,
): readonly DesignLayer[] {
  const share = after.widthMm / before.widthMm
  return layers.map((layer) => ({
    ...scaledLayer(layer, share),
    offsetXMm: tenths(after.offsetXMm + (layer.offsetXMm - before.offsetXMm) * share) + 0,
    offsetYMm: tenths(after.offsetYMm + (layer.offsetYMm - before.offsetYMm) * share) + 0,
  }))
}

/** The smallest longer side that is worth a layer, and the smallest and largest em of a text. */
const MIN_LONG_MM = 2
const TEXT_MM = { min: 2, max: 400 }

/** The same object when it is as small or as large as it may be already. */
export function scaledLayer(layer: DesignLayer, factor: number): DesignLayer {
  if (layer.kind !== 'text') {
    const by = Math.max(factor, Math.min(1, MIN_LONG_MM / Math.max(layer.widthMm, layer.heightMm)))
    if (by === 1) return layer
    return {
      ...layer,
      widthMm: hundredths(layer.widthMm * by, by),
      heightMm: hundredths(layer.heightMm * by, by),
    }
  }
  const wanted = Math.min(TEXT_MM.max, Math.max(TEXT_MM.min, layer.sizeMm * factor))
  const sizeMm = hundredths(wanted, factor)
  if (sizeMm === layer.sizeMm) return layer
  const by = sizeMm / layer.sizeMm
  const { chosenMm: _fitted, ...text } = layer
  return {
    ...text,
    sizeMm,
    ...(layer.outline && {
      outline: { ...layer.outline, widthMm: Math.max(0.1, hundredths(layer.outline.widthMm * by, by)) },
    }),
  }
}

/** In tenths, as places are. */
function within(offset: number, room: number): number {
  const most = Math.max(0, tenthsBelow(room))
  return Math.min(most, Math.max(-most, tenths(offset))) + 0
}

/** Of what was scaled by a factor: what becomes smaller is rounded down, so that it fits where it was meant to. */
function hundredths(mm: number, factor: number): number {
  return (factor < 1 ? Math.floor(mm * 100 + 1e-6) : Math.round(mm * 100)) / 100
}

function radians(deg: number): number {
  return (deg * Math.PI) / 180
}
