import type { NamedZone, PlacedPrint } from '@platen/placement'
import {
  circles,
  edgesOf,
  fabricShade,
  garmentArt,
  garmentFrame,
  garmentKind,
  printTransform,
  viewShift,
  zoneView,
  type GarmentView,
  type Strip,
} from '@platen/ui/garment-shapes'
import { storageKey, type Storage } from '../../../platform/storage/storage.ts'

export const DESIGN_CID = 'design@platen'

export interface OrderedDesign {
  readonly garmentName: string
  readonly colour: string
  readonly garmentKind: string
  /** `#rrggbb`. */
  readonly colourHex: string
  readonly prints: readonly (PlacedPrint & { readonly zone: NamedZone; readonly artworkSha256: string })[]
}

export interface DesignPicture {
  readonly garmentName: string
  readonly colour: string
  /** In the email; the file has twice as many pixels, for screens that show them. */
  readonly widthPx: number
  readonly jpeg: Buffer
}

const SIDE_PX = 280
const VIEWS = ['front', 'back'] as const
/** The ground that the drawing is printed on: the paper of the storefront. */
const PAPER = '#f8f3ea'

type Pictures = ReadonlyMap<string, string>

/** Undefined when no artwork of it is left. */
export async function drawDesign(
  storage: Storage,
  design: OrderedDesign,
): Promise<DesignPicture | undefined> {
  const { width, height } = garmentFrame(design.garmentKind, 'front')
  const pictures = await readPictures(storage, design, (2 * SIDE_PX) / width)
  const prints = design.prints.filter(({ artworkSha256 }) => pictures.has(artworkSha256))
  const views = VIEWS.filter((view) => prints.some(({ zone }) => zoneView(zone.id) === view))
  if (views.length === 0) return undefined
  const { default: sharp } = await import('sharp')
  const sides = views.map((view, at) => drawSide({ ...design, prints }, view, pictures, at * width))
  const widthPx = SIDE_PX * views.length
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width * views.length}" height="${height}">${sides.join('')}</svg>`
  const jpeg = await sharp(Buffer.from(drawing))
    .resize({ width: 2 * widthPx })
    .flatten({ background: PAPER })
    .jpeg({ quality: 82 })
    .toBuffer()
  const { garmentName, colour } = design
  return { garmentName, colour, widthPx, jpeg }
}

/** As PNG, which every SVG can contain, with as many pixels as are drawn. */
async function readPictures(
  storage: Storage,
  { prints }: OrderedDesign,
  pixelsPerMm: number,
): Promise<Pictures> {
  // Not at the start: its native library takes 10 MB.
  const { default: sharp } = await import('sharp')
  const pictures = new Map<string, string>()
  for (const artwork of new Set(prints.map(({ artworkSha256 }) => artworkSha256))) {
    const preview = await storage.get(storageKey('preview', artwork))
    if (!preview) continue
    const sides = prints
      .filter(({ artworkSha256 }) => artworkSha256 === artwork)
      .flatMap(({ widthMm, heightMm }) => [widthMm, heightMm])
    const side = Math.ceil(Math.max(...sides) * pixelsPerMm)
    const size = { width: side, height: side, fit: 'inside', withoutEnlargement: true } as const
    const png = await sharp(preview).resize(size).png({ compressionLevel: 1 }).toBuffer()
    pictures.set(artwork, `data:image/png;base64,${png.toString('base64')}`)
  }
  return pictures
}

function drawSide(design: OrderedDesign, view: GarmentView, pictures: Pictures, atX: number): string {
  const { garmentKind: kind, colourHex, prints } = design
  const { minX, minY, width, height } = garmentFrame(kind, view)
  const { cloth, inside, strapsBehind, straps, seams, buttons, eyelets, detail = 1 } = garmentArt(kind, view)
  const { fabric, inside: lining, line } = fabricShade(colourHex)
  const place = `translate(0 ${viewShift(garmentKind(kind), view)})`
  const band = (strip: Strip, tone: string) =>
    `<path d="${edgesOf(strip)}" fill="${tone}" stroke="${line}" stroke-width="3"/>`
  return [
    `<svg x="${atX}" width="${width}" height="${height}" viewBox="${minX} ${minY} ${width} ${height}">`,
    `<g transform="${place}" fill="none">`,
    ...(strapsBehind ? [band(strapsBehind, lining)] : []),
    ...(inside
      ? [`<path d="${inside.cloth}" fill="${lining}" stroke="${line}" stroke-width="${2 * detail}"/>`]
      : []),
    ...cloth.map((piece) => `<path d="${piece}" fill="${fabric}" fill-rule="evenodd"/>`),
    '</g>',
    ...prints
      .filter(({ zone }) => zoneView(zone.id) === view)
      .map(
        (print) =>
          `<image href="${pictures.get(print.artworkSha256) ?? ''}" x="${-print.widthMm / 2}" y="${-print.heightMm / 2}" width="${print.widthMm}" height="${print.heightMm}" transform="${printTransform(print, print.zone)}" preserveAspectRatio="none"/>`,
      ),
    `<g transform="${place}" fill="none" stroke="${line}" stroke-width="${3 * detail}" stroke-linejoin="round">`,
    `<path d="${seams}" stroke-width="${1.6 * detail}"/>`,
    ...cloth.map((piece) => `<path d="${piece}"/>`),
    ...(straps ? [band(straps, fabric)] : []),
    ...(buttons ? [`<path d="${circles(buttons)}" fill="${fabric}" stroke-width="${2 * detail}"/>`] : []),
    ...(eyelets ? [`<path d="${circles(eyelets)}" stroke-width="${2 * detail}"/>`] : []),
    '</g></svg>',
  ].join('')
}
