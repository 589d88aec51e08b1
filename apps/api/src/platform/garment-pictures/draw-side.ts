import type { NamedZone, PlacedPrint } from '@platen/placement'
import {
  circles,
  edgesOf,
  fabricShade,
  garmentArt,
  garmentKind,
  pictureUrl,
  printTransform,
  shownSide,
  sideFrame,
  viewShift,
  type GarmentView,
  type ShownGarment,
  type ShownSide,
  type Strip,
} from '@platen/ui/garment-shapes'
import { pictureKeyOf } from '../records/pictures.ts'
import { storageKey, type Storage } from '../storage/storage.ts'

export interface PrintedDesign {
  readonly garment: ShownGarment
  /** `#rrggbb`. */
  readonly colourHex: string
  readonly prints: readonly DesignPrint[]
}

interface DesignPrint extends PlacedPrint {
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
  const content =
    'drawing' in shown
      ? drawing(shown.drawing, view, colourHex, images.join(''))
      : await photo(storage, shown, { colourHex, widthPx, images: images.join('') })
  const viewBox = `${frame.minX} ${frame.minY} ${frame.width} ${frame.height}`
  return {
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${heightPx}" viewBox="${viewBox}">${content}</svg>`,
    widthPx,
    heightPx,
    prints: images.length,
  }
}

function drawing(kind: string, view: GarmentView, colourHex: string, images: string): string {
  const { cloth, inside, strapsBehind, straps, seams, buttons, eyelets, detail = 1 } = garmentArt(kind, view)
  const { fabric, inside: lining, line } = fabricShade(colourHex)
  const place = `translate(0 ${viewShift(garmentKind(kind), view)})`
  const band = (strip: Strip, tone: string) =>
    `<path d="${edgesOf(strip)}" fill="${tone}" stroke="${line}" stroke-width="3"/>`
  return [
    `<g transform="${place}" fill="none">`,
    ...(strapsBehind ? [band(strapsBehind, lining)] : []),
    ...(inside
      ? [`<path d="${inside.cloth}" fill="${lining}" stroke="${line}" stroke-width="${2 * detail}"/>`]
      : []),
    ...cloth.map((piece) => `<path d="${piece}" fill="${fabric}" fill-rule="evenodd"/>`),
    '</g>',
    images,
    `<g transform="${place}" fill="none" stroke="${line}" stroke-width="${3 * detail}" stroke-linejoin="round">`,
    `<path d="${seams}" stroke-width="${1.6 * detail}"/>`,
    ...cloth.map((piece) => `<path d="${piece}"/>`),
    ...(straps ? [band(straps, fabric)] : []),
    ...(buttons ? [`<path d="${circles(buttons)}" fill="${fabric}" stroke-width="${2 * detail}"/>`] : []),
    ...(eyelets ? [`<path d="${circles(eyelets)}" stroke-width="${2 * detail}"/>`] : []),
    '</g>',
  ].join('')
}

interface PhotoOptions {
  readonly colourHex: string
  readonly widthPx: number
  readonly images: string
}

/** The layers of `PhotoSide` in the browser. */
async function photo(
  storage: Storage,
  { photo: shown, tinted }: Extract<ShownSide, { photo: unknown }>,
  { colourHex, widthPx, images }: PhotoOptions,
): Promise<string> {
  const { xMm, yMm, widthMm, heightMm } = shown.box
  const whole = `x="${xMm}" y="${yMm}" width="${widthMm}" height="${heightMm}"`
  const layer = async (picture: typeof shown.picture, more = '') => {
    const href = await readPng(storage, pictureKeyOf(pictureUrl(picture, widthPx)), widthPx)
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
  return [
    await layer(shown.picture),
    ...tint,
    images,
    `<mask id="prints" maskUnits="userSpaceOnUse" ${whole} mask-type="alpha">${images}</mask>`,
    await layer(shown.shade, 'mask="url(#prints)"'),
  ].join('')
}

/** At most `side` pixels wide and high. */
async function readPng(storage: Storage, key: string, side: number): Promise<string | undefined> {
  const stored = await storage.get(key)
  if (!stored) return undefined
  // Not at the start: its native library takes 10 MB.
  const { default: sharp } = await import('sharp')
  const png = await sharp(stored)
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer()
  return `data:image/png;base64,${png.toString('base64')}`
}
