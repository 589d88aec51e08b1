import { setImmediate } from 'node:timers/promises'
import {
  boxAround,
  compositionSvg,
  layerBox,
  type ImageLayer,
  type Layer,
  type LayerParts,
  type TextOutline,
  type ZoneBox,
} from '@platen/layers'
import { findShape } from '@platen/shapes'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import {
  ARTWORK_BOUNDS,
  SVG_BOUNDS,
  type EmbeddedPicture,
  type InspectedArtwork,
  type StoredArtwork,
} from '../artworks/index.ts'
import { filmPixelsPerMm, pixelComposition, type PixelComposition } from './compose-pixels.ts'
import { shaperOfService } from './font-files.ts'

export interface ComposedPrint extends PrintPlace {
  /** A file to be stored, or the artwork of the only layer. */
  readonly made: { readonly artworkId: string } | MadeFile
  /** The pixels that its width has at the resolution of its least sharp picture; left out from 300 DPI on. */
  readonly carriedWidthPx?: number
}

interface MadeFile {
  readonly kind: 'svg' | 'png'
  readonly bytes: Buffer
  /** Left out where the file has to be opened for it. */
  readonly inspected?: InspectedArtwork
}

interface PrintPlace {
  readonly widthMm: number
  readonly heightMm: number
  readonly offsetXMm: number
  readonly offsetYMm: number
}

interface Zone {
  readonly maxWidthMm: number
  readonly maxHeightMm: number
}

interface PixelSize {
  readonly widthPx: number
  readonly heightPx: number
}

/** What runs in the image sandbox. */
interface Draw {
  readonly picture: (artwork: StoredArtwork, size: PixelSize) => Promise<EmbeddedPicture>
  readonly pixels: (print: PixelComposition) => Promise<InspectedArtwork & { readonly bytes: Buffer }>
  readonly inspect: (print: PixelComposition) => Promise<InspectedArtwork>
}

/** What a garment shows. Pictures are embedded with no more. */
const PIXELS_PER_MM = 300 / 25.4
const MOST_PIXELS = 24_000_000

/**
 * The layers of a zone as one drawing, of which a placement has the size and place. Refuses layers that leave the zone,
 * letters that no font has, and what shows nothing.
 */
export async function composePrint(
  layers: readonly Layer[],
  zone: Zone,
  path: string,
  artworks: ReadonlyMap<string, StoredArtwork>,
  draw: Draw,
): Promise<ComposedPrint> {
  const outlines = await outlinesOf(layers, path)
  const outlineOf = ({ id }: Layer) => outlines.get(id) ?? NOTHING
  // Once: the outline of a long text has a hundred thousand points.
  const boxes = new Map(layers.map((layer) => [layer.id, layerBox(layer, outlineOf(layer))]))
  const boxOf = ({ id }: Layer) => boxes.get(id) ?? NOWHERE
  refuseInvalid(
    layers.flatMap((layer, index) =>
      isInside(boxOf(layer), zone)
        ? []
        : [
            {
              path: `${path}[${index}]`,
              message: 'reaches out of its zone',
              reason: 'outside_zone',
              limit: `${zone.maxWidthMm} × ${zone.maxHeightMm} mm`,
            } as const,
          ],
    ),
  )
  const seen = layers.filter((layer) => layer.kind !== 'text' || outlineOf(layer).path !== '')
  if (seen.length === 0) throw invalidField(path, 'shows nothing', 'too_few')
  const plain = plainPicture(seen)
  if (plain) return { made: { artworkId: plain.artworkId }, ...placeOf(plain) }
  const box = inTenths(boxAround(seen.map(boxOf)))
  const pictures = await picturesOf(seen, path, artworks, draw)
  const made = await makeFile(seen, box, { outlineOf, findShape }, pictures, draw)
  const { left, top, right, bottom } = box
  const size = { widthMm: right - left, heightMm: bottom - top }
  const carriedPerMm = leastSharp(seen.filter(isImage), artworks)
  return {
    made,
    ...(carriedPerMm < PIXELS_PER_MM && { carriedWidthPx: Math.round(carriedPerMm * size.widthMm) }),
    ...placeOf({ ...size, offsetXMm: (left + right) / 2, offsetYMm: (top + bottom) / 2 }),
  }
}

/** The only layer, if it shows its artwork as it is: that can be ordered without making another one. */
function plainPicture(layers: readonly Layer[]): ImageLayer | undefined {
  const [layer, ...others] = layers
  if (layer?.kind !== 'image' || others.length > 0 || layer.rotationDeg !== 0) return undefined
  return Object.values(layer.crop ?? NO_CROP).every((share) => share === 0) ? layer : undefined
}

function placeOf({ widthMm, heightMm, offsetXMm, offsetYMm }: PrintPlace): PrintPlace {
  return {
    widthMm: tenth(widthMm),
    heightMm: tenth(heightMm),
    offsetXMm: tenth(offsetXMm),
    offsetYMm: tenth(offsetYMm),
  }
}

const NOWHERE: ZoneBox = { left: 0, top: 0, right: 0, bottom: 0 }
const NOTHING: TextOutline = { path: '', box: { widthMm: 0, heightMm: 0 }, missing: [] }

async function outlinesOf(layers: readonly Layer[], path: string): Promise<Map<string, TextOutline>> {
  const outlines = new Map<string, TextOutline>()
  for (const [index, layer] of layers.entries()) {
    if (layer.kind !== 'text') continue
    // Other requests go between two texts, each of which may take a tenth of a second.
    await setImmediate()
    const outline = await (await shaperOfService()).outlineText(layer)
    if (outline.missing.length > 0) {
      const characters = outline.missing.join(' ')
      throw invalidField(
        `${path}[${index}].text`,
        `none of our fonts has ${characters}`,
        'invalid',
        characters,
      )
    }
    outlines.set(layer.id, outline)
  }
  return outlines
}

/** A tenth for the rounding of the box. */
function isInside({ left, top, right, bottom }: ZoneBox, { maxWidthMm, maxHeightMm }: Zone): boolean {
  const [across, along] = [maxWidthMm / 2 + 0.1, maxHeightMm / 2 + 0.1]
  return left >= -across && right <= across && top >= -along && bottom <= along
}

/** Placements have tenths of a millimetre: the smallest such box around it whose centre has them too. */
function inTenths({ left, top, right, bottom }: ZoneBox): ZoneBox {
  const [fromX, toX] = evenTenths(left, right)
  const [fromY, toY] = evenTenths(top, bottom)
  return { left: fromX, right: toX, top: fromY, bottom: toY }
}

function evenTenths(from: number, to: number): readonly [number, number] {
  const [first, last] = [Math.floor(from * 10 + 1e-6), Math.ceil(to * 10 - 1e-6)]
  const odd = (last - first) % 2 === 0 ? 0 : 1
  return [first / 10, Math.max(last + odd, first + 2) / 10]
}

/** An SVG if it can carry the pictures, else a PNG in the pixels of the film. */
async function makeFile(
  layers: readonly Layer[],
  box: ZoneBox,
  parts: Omit<LayerParts, 'pictureOf'>,
  pictures: ReadonlyMap<string, EmbeddedPicture>,
  draw: Draw,
): Promise<MadeFile> {
  const [widthMm, heightMm] = [box.right - box.left, box.bottom - box.top]
  const inPixels = (perMm: number) => pixelComposition(layers, box, parts, pictures, perMm)
  const carried = carriedBy(layers, pictures)
  if (carried.bytes <= MOST_CARRIED.bytes && carried.pixels <= MOST_CARRIED.pixels) {
    const bytes = drawingOf(layers, box, parts, pictures)
    if (carried.pixels <= FEW_PIXELS) return { kind: 'svg', bytes }
    const measured = inPixels(ARTWORK_BOUNDS.vectorSidePx / Math.max(widthMm, heightMm))
    if (bytes.length <= SVG_BOUNDS.bytes)
      return { kind: 'svg', bytes, inspected: await draw.inspect(measured) }
  }
  const { bytes, ...inspected } = await draw.pixels(inPixels(filmPixelsPerMm(widthMm, heightMm)))
  return { kind: 'png', bytes, inspected }
}

/** What an SVG may have that is uploaded, with room for its paths. */
const MOST_CARRIED = { bytes: 9_000_000 * 0.75, pixels: 40_000_000 } as const
/** Opened as any SVG is, in a third of a second. */
const FEW_PIXELS = 1_000_000

/** Each use of a picture is embedded by itself. */
function carriedBy(
  layers: readonly Layer[],
  pictures: ReadonlyMap<string, EmbeddedPicture>,
): { readonly bytes: number; readonly pixels: number } {
  let [bytes, pixels] = [0, 0]
  for (const { artworkId } of layers.filter(isImage)) {
    const picture = pictures.get(artworkId)
    if (!picture) continue
    bytes += picture.bytes.length
    pixels += picture.widthPx * picture.heightPx
  }
  return { bytes, pixels }
}

function drawingOf(
  layers: readonly Layer[],
  box: ZoneBox,
  parts: Omit<LayerParts, 'pictureOf'>,
  pictures: ReadonlyMap<string, EmbeddedPicture>,
): Buffer {
  const urls = new Map(
    Array.from(pictures, ([id, { bytes, mediaType }]) => [
      id,
      `data:${mediaType};base64,${bytes.toString('base64')}`,
    ]),
  )
  return Buffer.from(compositionSvg(layers, box, { ...parts, pictureOf: (id) => urls.get(id) ?? '' }))
}

/** Of all pictures of a zone together: three times a full front. */
const MOST_PICTURE_PIXELS = 75_000_000

async function picturesOf(
  layers: readonly Layer[],
  path: string,
  artworks: ReadonlyMap<string, StoredArtwork>,
  draw: Draw,
): Promise<ReadonlyMap<string, EmbeddedPicture>> {
  const images = layers.filter(isImage)
  const needed = [...new Set(images.map(({ artworkId }) => artworkId))].flatMap((artworkId) => {
    const artwork = artworks.get(artworkId)
    if (!artwork) return []
    const uses = images.filter((layer) => layer.artworkId === artworkId)
    return { artworkId, artwork, size: pixelsFor(uses, artwork) }
  })
  const pixels = needed.reduce((sum, { size }) => sum + size.widthPx * size.heightPx, 0)
  if (pixels > MOST_PICTURE_PIXELS)
    throw invalidField(
      path,
      `show pictures of ${Math.ceil(pixels / 1e6)} megapixels together; make them smaller`,
      'too_many_pixels',
      String(MOST_PICTURE_PIXELS / 1e6),
    )
  const pictures = new Map<string, EmbeddedPicture>()
  for (const { artworkId, artwork, size } of needed)
    pictures.set(artworkId, await draw.picture(artwork, size))
  return pictures
}

function isImage(layer: Layer): layer is ImageLayer {
  return layer.kind === 'image'
}

/** In pixels per millimetre. Drawings are sharp at any size. */
function leastSharp(images: readonly ImageLayer[], artworks: ReadonlyMap<string, StoredArtwork>): number {
  return Math.min(
    ...images.map(({ artworkId, widthMm, heightMm, crop = NO_CROP }) => {
      const { inspection } = artworks.get(artworkId) ?? {}
      if (!inspection || inspection.vector) return Number.POSITIVE_INFINITY
      return Math.min(
        (inspection.widthPx * (1 - crop.left - crop.right)) / widthMm,
        (inspection.heightPx * (1 - crop.top - crop.bottom)) / heightMm,
      )
    }),
  )
}

/** As many as its largest use shows, and not more than it has. */
function pixelsFor(uses: readonly ImageLayer[], { inspection }: StoredArtwork): PixelSize {
  const { widthPx, heightPx, vector } = inspection
  const share = Math.max(
    ...uses.map(({ widthMm, heightMm, crop: { left, top, right, bottom } = NO_CROP }) =>
      Math.max(
        (widthMm / (1 - left - right)) * (PIXELS_PER_MM / widthPx),
        (heightMm / (1 - top - bottom)) * (PIXELS_PER_MM / heightPx),
      ),
    ),
  )
  const scale = Math.min(vector ? share : Math.min(1, share), Math.sqrt(MOST_PIXELS / (widthPx * heightPx)))
  return {
    widthPx: Math.max(1, Math.round(widthPx * scale)),
    heightPx: Math.max(1, Math.round(heightPx * scale)),
  }
}

const NO_CROP = { left: 0, top: 0, right: 0, bottom: 0 }

function tenth(mm: number): number {
  return Math.round(mm * 10) / 10 + 0
}
