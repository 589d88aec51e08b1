import type { NamedZone, PlacedPrint } from '@platen/placement'
import {
  drawnLayers,
  fabricShade,
  garmentKind,
  pictureUrl,
  printTransform,
  shownSide,
  sideFrame,
  viewShift,
  type GarmentView,
  type ShownGarment,
  type ShownSide,
} from '@platen/ui/garment-shapes'
import type { ResizeOptions } from 'sharp'
import { pictureKeyOf } from '../records/pictures.ts'
import { storageKey, type Storage } from '../storage/storage.ts'
import { keptLayer } from './kept-layers.ts'

export interface PrintedDesign {
  readonly garment: ShownGarment
  /** `#rrggbb`. */
  readonly colourHex: string
  readonly prints: readonly DesignPrint[]
}

export interface DesignPrint extends PlacedPrint {
  readonly zone: NamedZone & { readonly view: GarmentView }
  /** Null when the file is gone. */
  readonly artworkSha256: string | null
}

export interface SidePicture {
  /** With `widthPx` and `heightPx` as its size. */
  readonly svg: string
  readonly widthPx: number
  readonly heightPx: number
  /** Prints whose file is there. */
  readonly prints: number
}

/** One side of a garment with its prints, as pages show it. Pictures are inside as PNG, which every SVG can contain. */
export async function drawSide(
  storage: Storage,
  { garment, colourHex, prints }: PrintedDesign,
  view: GarmentView,
  widthPx: number,
): Promise<SidePicture> {
  const shown = shownSide(garment, view, colourHex)
  const frame = sideFrame(shown, view)
  const heightPx = Math.round((widthPx * frame.height) / frame.width)
  const images: string[] = []
  for (const print of prints) {
    if (print.zone.view !== view || print.artworkSha256 === null) continue
    const { widthMm, heightMm } = print
    const pixels = Math.ceil((Math.max(widthMm, heightMm) * widthPx) / frame.width)
    const href = await readPng(storage, storageKey('preview', print.artworkSha256), pixels)
    if (href === undefined) continue
    images.push(
      `<image href="${href}" x="${-widthMm / 2}" y="${-heightMm / 2}" width="${widthMm}" height="${heightMm}" transform="${printTransform(print, print.zone)}" preserveAspectRatio="none"/>`,
    )
  }
  const onto = { colourHex, images: images.join(''), widthPx, heightPx, frame }
  return {
    svg: 'drawing' in shown ? await drawing(shown.drawing, view, onto) : await photo(storage, shown, onto),
    widthPx,
    heightPx,
    prints: images.length,
  }
}

/** In pixels for a millimetre. With fewer, the weave is a shade of 1 %, which takes longer to draw than all the rest. */
const WEAVE_FROM = 1.5

interface Onto {
  readonly colourHex: string
  readonly images: string
  readonly widthPx: number
  readonly heightPx: number
  readonly frame: ReturnType<typeof sideFrame>
}

/** In millimetres of the garment. */
function svgOf({ frame, widthPx, heightPx }: Onto, content: string): string {
  const viewBox = `${frame.minX} ${frame.minY} ${frame.width} ${frame.height}`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${viewBox}">${content}</svg>`
}

/** The layers of `DrawnSide` in the browser. With prints they are pictures, since the next order has others. */
async function drawing(kind: string, view: GarmentView, onto: Onto): Promise<string> {
  const { colourHex, images, frame, widthPx, heightPx } = onto
  // Drawings of the same side have the same definitions, so several of them in a picture may share them.
  const { definitions, cloth, weave, folds } = drawnLayers(kind, view, `${kind}-${view}-`)
  const place = `transform="translate(0 ${viewShift(garmentKind(kind), view)})"`
  const defined = `<defs>${definitions}</defs>`
  const beneath = `<g ${place}>${cloth}</g>`
  const above = `<g ${place} fill="none" stroke-linecap="round" stroke-linejoin="round">${folds}</g>`
  if (images === '') return svgOf(onto, inShades(defined + beneath + above, colourHex))

  const layer = async (name: string, content: string) => {
    const href = await keptLayer(`${name} ${kind} ${view} ${colourHex} ${widthPx}`, () =>
      pngOf(svgOf(onto, inShades(defined + content, colourHex))),
    )
    return `<image width="${widthPx}" height="${heightPx}" href="${href}"/>`
  }
  // Beneath the prints, because librsvg blurs a weave that has nothing beneath it.
  const woven = widthPx / frame.width >= WEAVE_FROM ? `<g ${place}>${weave}</g>` : ''
  const layers = [await layer('beneath', beneath + woven), svgOf(onto, images), await layer('above', above)]
  // In its pixels, so that those of a layer stay what they are.
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}">${layers.join('')}</svg>`
}

/** Pages give the shades of a fabric as variables of CSS, which a picture has no styles for. */
function inShades(svg: string, colourHex: string): string {
  const { fabric, inside, line, seam, shadow, light } = fabricShade(colourHex)
  const shades: Readonly<Record<string, string>> = {
    ...{ fabric, 'fabric-inside': inside, 'fabric-line': line },
    ...{ 'fabric-seam': seam, 'fabric-shadow': shadow, 'fabric-light': light },
  }
  return svg.replaceAll(/var\(--([a-z-]+)\)/g, (variable, name: string) => shades[name] ?? variable)
}

/** The layers of `PhotoSide` in the browser. */
async function photo(
  storage: Storage,
  { photo: shown, tinted }: Extract<ShownSide, { photo: unknown }>,
  onto: Onto,
): Promise<string> {
  const { colourHex, widthPx, images } = onto
  const { xMm, yMm, widthMm, heightMm } = shown.box
  const whole = `x="${xMm}" y="${yMm}" width="${widthMm}" height="${heightMm}"`
  const layer = async (picture: typeof shown.picture, more = '') => {
    const key = pictureKeyOf(pictureUrl(picture, widthPx))
    const href = await keptLayer(`${key} ${widthPx}`, () => readPng(storage, key, widthPx))
    return href === undefined ? '' : `<image ${whole} preserveAspectRatio="none" href="${href}" ${more}/>`
  }
  const tint =
    tinted && shown.mask
      ? [
          `<mask id="cloth" maskUnits="userSpaceOnUse" ${whole}>${await layer(shown.mask)}</mask>`,
          `<rect ${whole} fill="${fabricShade(colourHex).fabric}" mask="url(#cloth)"/>`,
          await layer(shown.shade),
        ]
      : []
  const layers = [
    await layer(shown.picture),
    ...tint,
    images,
    `<mask id="prints" maskUnits="userSpaceOnUse" ${whole} mask-type="alpha">${images}</mask>`,
    await layer(shown.shade, 'mask="url(#prints)"'),
  ]
  return svgOf(onto, layers.join(''))
}

/** At most `side` pixels wide and high. */
async function readPng(storage: Storage, key: string, side: number): Promise<string | undefined> {
  const stored = await storage.get(key)
  if (!stored) return undefined
  return pngOf(stored, { width: side, height: side, fit: 'inside', withoutEnlargement: true })
}

async function pngOf(picture: Buffer | string, size?: ResizeOptions): Promise<string> {
  // Not at the start: its native library takes 10 MB.
  const { default: sharp } = await import('sharp')
  const read = sharp(typeof picture === 'string' ? Buffer.from(picture) : picture)
  const png = await (size ? read.resize(size) : read).png({ compressionLevel: 1 }).toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
