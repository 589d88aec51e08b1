import type { Crop, ImageLayer, Layer, ShapeLayer, TextLayer } from './layer.ts'
import { extentOf, parsePath, rotated } from './outline-path.ts'
import type { TextOutline } from './outline-text.ts'

/** An upright rectangle in a zone, from the centre of the zone. Millimetres. */
export interface ZoneBox {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface DrawnShape {
  readonly width: number
  readonly height: number
  readonly paths: readonly { readonly d: string; readonly colour: number; readonly evenOdd?: boolean }[]
}

/** What the layers name. */
export interface LayerParts {
  readonly outlineOf: (layer: TextLayer) => TextOutline
  readonly findShape: (id: string) => DrawnShape | undefined
  /** The address of the picture, such as a `data:` URL. */
  readonly pictureOf: (artworkId: string) => string
}

/** The upright rectangle that a layer covers, with the line around its letters. Of a rotated text what is seen of it. */
export function layerBox(layer: Layer, outline?: TextOutline): ZoneBox {
  if (layer.kind !== 'text') return placedBox(layer, layer)
  const around = layer.outline?.widthMm ?? 0
  const spot = { xMm: layer.offsetXMm, yMm: layer.offsetYMm, turnRad: (layer.rotationDeg * Math.PI) / 180 }
  const { minX, minY, maxX, maxY } = extentOf(rotated(parsePath(outline?.path ?? ''), spot))
  if (maxX < minX) return placedBox(layer, { widthMm: 0, heightMm: 0 })
  return { left: minX - around, top: minY - around, right: maxX + around, bottom: maxY + around }
}

/** The upright rectangle around something that is rotated about its centre. */
export function placedBox(
  { offsetXMm: x, offsetYMm: y, rotationDeg }: Pick<Layer, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'>,
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
): ZoneBox {
  const angle = (rotationDeg * Math.PI) / 180
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))]
  const [halfWidth, halfHeight] = [(widthMm * cos + heightMm * sin) / 2, (widthMm * sin + heightMm * cos) / 2]
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight }
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

/**
 * The layers as one SVG of the rectangle, from the back to the front, without text, fonts or scripts: the same outlines
 * in every renderer. With a rectangle of whole pixels no edge is blurred.
 */
export function compositionSvg(
  layers: readonly Layer[],
  { left, top, right, bottom }: ZoneBox,
  parts: LayerParts,
  pixelsPerMm = 1,
): string {
  const [width, height] = [mm(right - left), mm(bottom - top)]
  const drawn = layers.map(
    (layer) =>
      `<g transform="translate(${mm(layer.offsetXMm)} ${mm(layer.offsetYMm)}) rotate(${layer.rotationDeg})">${drawnLayer(layer, parts)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${mm(width * pixelsPerMm)}" height="${mm(height * pixelsPerMm)}" viewBox="${mm(left)} ${mm(top)} ${width} ${height}">${drawn.join('')}</svg>`
}

function drawnLayer(layer: Layer, parts: LayerParts): string {
  switch (layer.kind) {
    case 'text':
      return drawnText(layer, parts.outlineOf(layer))
    case 'image':
      return drawnPicture(layer, parts.pictureOf(layer.artworkId))
    case 'shape':
      return drawnShape(layer, parts.findShape(layer.shape))
  }
}

function drawnText({ colour, outline }: TextLayer, { path }: TextOutline): string {
  // The inner half of the line lies behind the letters.
  const around = outline
    ? `<path d="${path}" fill="${attribute(outline.colour)}" stroke="${attribute(outline.colour)}" stroke-width="${mm(2 * outline.widthMm)}" stroke-linejoin="round"/>`
    : ''
  return `${around}<path d="${path}" fill="${attribute(colour)}"/>`
}

const NO_CROP: Crop = { left: 0, top: 0, right: 0, bottom: 0 }

function drawnPicture({ widthMm, heightMm, crop = NO_CROP }: ImageLayer, address: string): string {
  const [width, height] = [widthMm / (1 - crop.left - crop.right), heightMm / (1 - crop.top - crop.bottom)]
  const picture = `<image x="${mm(-crop.left * width)}" y="${mm(-crop.top * height)}" width="${mm(width)}" height="${mm(height)}" preserveAspectRatio="none" href="${attribute(address)}"/>`
  return `<svg x="${mm(-widthMm / 2)}" y="${mm(-heightMm / 2)}" width="${mm(widthMm)}" height="${mm(heightMm)}" viewBox="0 0 ${mm(widthMm)} ${mm(heightMm)}" preserveAspectRatio="none">${picture}</svg>`
}

function drawnShape({ widthMm, heightMm, colours }: ShapeLayer, shape: DrawnShape | undefined): string {
  if (!shape) return ''
  const paths = shape.paths.map(
    ({ d, colour, evenOdd }) =>
      `<path d="${attribute(d)}" fill="${attribute(colours[colour] ?? colours[0] ?? '#000000')}"${evenOdd === true ? ' fill-rule="evenodd"' : ''}/>`,
  )
  return `<g transform="translate(${mm(-widthMm / 2)} ${mm(-heightMm / 2)}) scale(${widthMm / shape.width} ${heightMm / shape.height})">${paths.join('')}</g>`
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Thousandths. */
function mm(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
