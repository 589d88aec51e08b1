import type { Layer, TextLayer } from '../layer.ts'
import { extentOf, parsePath, turned } from '../text/outline-path.ts'
import type { TextOutline } from '../text/outline-text.ts'

/** An upright rectangle in a zone, from the centre of the zone. Millimetres. */
export interface ZoneBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Place = Pick<Layer, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'>

/** The upright rectangle that a layer covers, with the line around its letters. A text needs its outline. */
export function layerBox(layer: Layer, outline?: TextOutline): ZoneBox {
  return layer.kind === 'text' ? textBox(layer, outline) : placedBox(layer, layer)
}

/** The upright rectangle around a rectangle that is rotated about its centre. */
export function placedBox(
  { offsetXMm: x, offsetYMm: y, rotationDeg }: Place,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): ZoneBox {
  const angle = (rotationDeg * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [halfWidth, halfHeight] = [(widthMm * cos + heightMm * sin) / 2, (widthMm * sin + heightMm * cos) / 2]
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
}

/** The letters themselves: a rectangle around them reaches further when it is rotated, and film is paid for. */
function textBox(layer: TextLayer, outline: TextOutline | undefined): ZoneBox {
  const { offsetXMm: x, offsetYMm: y, rotationDeg } = layer
  if (!outline || outline.path === '') return { left: x, top: y, right: x, bottom: y }
  const around = layer.outline?.widthMm ?? 0
  if (rotationDeg % 90 === 0) {
    const { widthMm, heightMm } = outline.box
    return placedBox(layer, { widthMm: widthMm + 2 * around, heightMm: heightMm + 2 * around })
  }
  const { minX, minY, maxX, maxY } = extentOf(turned(parsePath(outline.path), (rotationDeg * Math.PI) / 180))
  return {
    left: x + minX - around,
    top: y + minY - around,
    right: x + maxX + around,
    bottom: y + maxY + around,
  }
}

/** The rectangle around all layers. Texts without letters take no part. */
export function composedBox(layers: readonly Layer[], outlineOf: (layer: TextLayer) => TextOutline): ZoneBox {
  return boxAround(
    layers.flatMap((layer) => {
      if (layer.kind !== 'text') return [layerBox(layer)]
      const outline = outlineOf(layer)
      return outline.path === '' ? [] : [layerBox(layer, outline)]
    }),
  )
}

/** Without boxes a point in the middle. */
export function boxAround(boxes: readonly ZoneBox[]): ZoneBox {
  if (boxes.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 }
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  }
}
