import { boxAround, MAX_LAYERS, placedBox } from '@platen/layers'
import { tenths, type ZoneLimit } from '@platen/placement'
import type { DesignLayer } from '../../cart/index.ts'
import type { Corner, Point } from '../design/move-print.ts'
import { insideZone, rotated, scaledLayer, type LayerSize, type SizeOf } from './layer-box.ts'
import type { LayerEdit } from './layer-keys.ts'
import { newLayerId } from './zone-layers.ts'

type Layers = readonly DesignLayer[]
export type LayerChange = (layers: Layers) => Layers

/** Applies a change to the layers that are selected. */
export function eachSelected(
  layers: Layers,
  selected: readonly string[],
  change: (layer: DesignLayer) => DesignLayer,
): Layers {
  const changed = layers.map((layer) => (selected.includes(layer.id) ? change(layer) : layer))
  return changed.every((layer, index) => layer === layers[index]) ? layers : changed
}

export function added(layers: Layers, layer: DesignLayer): Layers {
  return layers.length >= MAX_LAYERS ? layers : [...layers, { ...layer, id: newLayerId(layers) }]
}

function removed(layers: Layers, selected: readonly string[]): Layers {
  return layers.filter(({ id }) => !selected.includes(id))
}

/** A little to the right and below, in front of the rest. */
function duplicated(layers: Layers, selected: readonly string[], sizeOf: SizeOf, limit: ZoneLimit): Layers {
  return layers
    .filter(({ id }) => selected.includes(id))
    .reduce<Layers>(
      (all, layer) =>
        added(
          all,
          insideZone(
            { ...layer, offsetXMm: layer.offsetXMm + 5, offsetYMm: layer.offsetYMm + 5 },
            sizeOf(layer),
            limit,
          ),
        ),
      layers,
    )
}

/** One step to the front (1) or to the back (-1). */
function reordered(layers: Layers, id: string, by: 1 | -1): Layers {
  const from = layers.findIndex((layer) => layer.id === id)
  const to = from + by
  const layer = layers[from]
  if (!layer || to < 0 || to >= layers.length) return layers
  return layers.toSpliced(from, 1).toSpliced(to, 0, layer)
}

export function moved(layer: DesignLayer, by: Point): DesignLayer {
  return {
    ...layer,
    offsetXMm: tenths(layer.offsetXMm + by.xMm) + 0,
    offsetYMm: tenths(layer.offsetYMm + by.yMm) + 0,
  }
}

/** Within reach of a multiple of 45° it becomes that. */
const STEADY_DEG = 45
const STEADY_REACH_DEG = 3

export function turnedTo(layer: DesignLayer, deg: number, steady = true): DesignLayer {
  const nearest = Math.round(deg / STEADY_DEG) * STEADY_DEG
  const turned = steady && Math.abs(deg - nearest) <= STEADY_REACH_DEG ? nearest : Math.round(deg * 10) / 10
  return { ...layer, rotationDeg: ((((turned + 180) % 360) + 360) % 360) - 180 + 0 }
}

/** Pulls one corner to a point; the opposite corner stays and the proportions are kept. */
export function cornerPulled(
  layer: DesignLayer,
  { widthMm, heightMm }: LayerSize,
  corner: Corner,
  to: Point,
): DesignLayer {
  const diagonal = rotated({ xMm: corner.x * widthMm, yMm: corner.y * heightMm }, layer.rotationDeg)
  const fixed = { xMm: layer.offsetXMm - diagonal.xMm / 2, yMm: layer.offsetYMm - diagonal.yMm / 2 }
  const along = (to.xMm - fixed.xMm) * diagonal.xMm + (to.yMm - fixed.yMm) * diagonal.yMm
  const share = Math.max(0.01, along / (diagonal.xMm ** 2 + diagonal.yMm ** 2))
  const scaled = scaledLayer(layer, share)
  const by = shareOf(scaled, layer)
  return {
    ...scaled,
    offsetXMm: tenths(fixed.xMm + (diagonal.xMm * by) / 2) + 0,
    offsetYMm: tenths(fixed.yMm + (diagonal.yMm * by) / 2) + 0,
  }
}

/** Two fingers move, scale and rotate at once. Points are from the centre that the layer had. */
export function pinched(
  layer: DesignLayer,
  from: readonly [Point, Point],
  to: readonly [Point, Point],
): DesignLayer {
  const [before, now] = [between(...from), between(...to)]
  const factor = now.length / Math.max(1, before.length)
  const turn = now.deg - before.deg
  const scaled = turnedTo(scaledLayer(layer, factor), layer.rotationDeg + turn)
  const by = shareOf(scaled, layer)
  const held = rotated({ xMm: before.middle.xMm * by, yMm: before.middle.yMm * by }, turn)
  return moved(scaled, { xMm: now.middle.xMm - held.xMm, yMm: now.middle.yMm - held.yMm })
}

function shareOf(scaled: DesignLayer, layer: DesignLayer): number {
  if (scaled.kind === 'text' && layer.kind === 'text') return scaled.sizeMm / layer.sizeMm
  if (scaled.kind !== 'text' && layer.kind !== 'text') return scaled.widthMm / layer.widthMm
  return 1
}

function between(one: Point, other: Point) {
  const [dx, dy] = [other.xMm - one.xMm, other.yMm - one.yMm]
  return {
    length: Math.hypot(dx, dy),
    deg: (Math.atan2(dy, dx) * 180) / Math.PI,
    middle: { xMm: (one.xMm + other.xMm) / 2, yMm: (one.yMm + other.yMm) / 2 },
  }
}

export const ALIGNMENTS = ['left', 'centreX', 'right', 'top', 'centreY', 'bottom'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** One layer aligns with the zone, several with each other. */
export function aligned(
  layers: Layers,
  selected: readonly string[],
  how: Alignment,
  sizeOf: SizeOf,
  limit: ZoneLimit,
): Layers {
  const boxes = layers
    .filter(({ id }) => selected.includes(id))
    .map((layer) => placedBox(layer, sizeOf(layer)))
  const frame =
    boxes.length > 1
      ? boxAround(boxes)
      : {
          left: -limit.widthMm / 2,
          top: -limit.heightMm / 2,
          right: limit.widthMm / 2,
          bottom: limit.heightMm / 2,
        }
  return eachSelected(layers, selected, (layer) => {
    const box = placedBox(layer, sizeOf(layer))
    const by = {
      left: { xMm: frame.left - box.left, yMm: 0 },
      right: { xMm: frame.right - box.right, yMm: 0 },
      centreX: { xMm: (frame.left + frame.right - box.left - box.right) / 2, yMm: 0 },
      top: { xMm: 0, yMm: frame.top - box.top },
      bottom: { xMm: 0, yMm: frame.bottom - box.bottom },
      centreY: { xMm: 0, yMm: (frame.top + frame.bottom - box.top - box.bottom) / 2 },
    }[how]
    return moved(layer, by)
  })
}

/** The same gap between three or more layers; the outermost stay. */
export function distributed(
  layers: Layers,
  selected: readonly string[],
  axis: 'x' | 'y',
  sizeOf: SizeOf,
): Layers {
  const [from, to] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const rows = layers
    .filter(({ id }) => selected.includes(id))
    .map((layer) => ({ id: layer.id, box: placedBox(layer, sizeOf(layer)) }))
    .toSorted((one, other) => one.box[from] + one.box[to] - other.box[from] - other.box[to])
  const [first, last] = [rows[0], rows.at(-1)]
  if (!first || !last || rows.length < 3) return layers
  const taken = rows.reduce((sum, { box }) => sum + box[to] - box[from], 0)
  const gap = (last.box[to] - first.box[from] - taken) / (rows.length - 1)
  let at = first.box[from]
  const shifts = new Map<string, number>()
  for (const { id, box } of rows) {
    shifts.set(id, at - box[from])
    at += box[to] - box[from] + gap
  }
  return eachSelected(layers, selected, (layer) => {
    const shift = shifts.get(layer.id) ?? 0
    return moved(layer, axis === 'x' ? { xMm: shift, yMm: 0 } : { xMm: 0, yMm: shift })
  })
}

/** What a key or a button does with the layers of these ids. */
export function changeOf(
  action: LayerEdit,
  ids: readonly string[],
  sizeOf: SizeOf,
  limit: ZoneLimit,
): LayerChange {
  const each = (how: (layer: DesignLayer) => DesignLayer) => (layers: Layers) =>
    eachSelected(layers, ids, (layer) => {
      const next = how(layer)
      return insideZone(next, sizeOf(next), limit)
    })
  switch (action.kind) {
    case 'move':
      return each((layer) => moved(layer, action.by))
    case 'scale':
      return each((layer) => scaledLayer(layer, action.factor))
    case 'turn':
      return each((layer) => turnedTo(layer, layer.rotationDeg + action.deg, false))
    case 'order':
      return (layers) => ids.reduce((all, id) => reordered(all, id, action.by), layers)
    case 'remove':
      return (layers) => removed(layers, ids)
    case 'duplicate':
      return (layers) => duplicated(layers, ids, sizeOf, limit)
  }
}
