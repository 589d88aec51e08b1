import type { Crop, ImageLayer, Layer, ShapeLayer, TextLayer } from '../layer.ts'
import type { TextOutline } from '../text/outline-text.ts'
import type { ZoneBox } from './layer-box.ts'

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

/**
 * The layers as one SVG of the rectangle, from the back to the front. It has no text, fonts or scripts, so it is the same
 * outlines in every renderer. With a rectangle of whole pixels no edge is blurred. A millimetre is one `px`, because sharp
 * enlarges sizes in `mm` twice. Throws for colours other than `#rrggbb`.
 */
export function compositionSvg(
  layers: readonly Layer[],
  { left, top, right, bottom }: ZoneBox,
  parts: LayerParts,
): string {
  const [width, height] = [mm(right - left), mm(bottom - top)]
  const drawn = layers.map(
    (layer) =>
      `<g transform="translate(${mm(layer.offsetXMm)} ${mm(layer.offsetYMm)}) rotate(${mm(layer.rotationDeg)})">${drawnLayer(layer, parts)}</g>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${mm(left)} ${mm(top)} ${width} ${height}">${drawn.join('')}</svg>`
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
  const d = attribute(path)
  const around = outline
    ? `<path d="${d}" fill="${ink(outline.colour)}" stroke="${ink(outline.colour)}" stroke-width="${mm(2 * outline.widthMm)}" stroke-linejoin="round"/>`
    : ''
  return `${around}<path d="${d}" fill="${ink(colour)}"/>`
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
      `<path d="${attribute(d)}" fill="${ink(colours[colour] ?? colours[0] ?? '#000000')}"${evenOdd === true ? ' fill-rule="evenodd"' : ''}/>`,
  )
  return `<g transform="translate(${mm(-widthMm / 2)} ${mm(-heightMm / 2)}) scale(${widthMm / shape.width} ${heightMm / shape.height})">${paths.join('')}</g>`
}

/** `#rrggbb` and nothing else, such as a reference to a file. */
function ink(colour: string): string {
  if (!/^#[0-9a-f]{6}$/i.test(colour)) throw new Error(`${JSON.stringify(colour)} is no colour.`)
  return colour
}

function attribute(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Thousandths. */
function mm(value: number): number {
  return Math.round(value * 1000) / 1000 + 0
}
