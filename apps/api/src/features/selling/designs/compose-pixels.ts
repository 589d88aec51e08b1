import {
  boxAround,
  compositionSvg,
  layerBox,
  type ImageLayer,
  type Layer,
  type ZoneBox,
} from '@platen/layers'
import type { LayerParts } from '@platen/layers'
import type { ComposedPart, Composition, EmbeddedPicture } from '../artworks/index.ts'

/** What is printed. */
const PIXELS_PER_MM = 300 / 25.4
/** As much as one edit of an artwork may have. */
const MOST_PIXELS = 25_000_000

/** Pixels of a print for a millimetre of it. */
export function filmPixelsPerMm(widthMm: number, heightMm: number): number {
  return Math.min(PIXELS_PER_MM, Math.sqrt(MOST_PIXELS / (widthMm * heightMm)))
}

const NO_CROP = { left: 0, top: 0, right: 0, bottom: 0 }

export interface PixelComposition {
  /** The bytes of all pictures, one after the other. */
  readonly pictures: Buffer
  readonly composition: Composition
}

/** The layers in pixels. */
export function pixelComposition(
  layers: readonly Layer[],
  box: ZoneBox,
  parts: Omit<LayerParts, 'pictureOf'>,
  pictures: ReadonlyMap<string, EmbeddedPicture>,
  perMm: number,
): PixelComposition {
  const [widthMm, heightMm] = [box.right - box.left, box.bottom - box.top]
  const size = { widthPx: Math.round(widthMm * perMm), heightPx: Math.round(heightMm * perMm) }
  // The print is stretched over its size on film, so a fraction of a pixel is spread over all of them.
  const scale = { x: size.widthPx / widthMm, y: size.heightPx / heightMm }
  const places = new Map<string, number>()
  let length = 0
  for (const [artworkId, { bytes }] of pictures) {
    places.set(artworkId, length)
    length += bytes.length
  }
  return {
    pictures: Buffer.concat([...pictures.values()].map(({ bytes }) => bytes)),
    composition: {
      ...size,
      parts: runsOf(layers).map((run): ComposedPart => {
        if (!isPicture(run)) return drawing(run, box, scale, parts)
        const from = places.get(run.artworkId) ?? 0
        return {
          ...{ kind: 'picture', from, to: from + (pictures.get(run.artworkId)?.bytes.length ?? 0) },
          xPx: (run.offsetXMm - box.left) * scale.x,
          yPx: (run.offsetYMm - box.top) * scale.y,
          widthPx: run.widthMm * scale.x,
          heightPx: run.heightMm * scale.y,
          rotationDeg: run.rotationDeg,
          crop: run.crop ?? NO_CROP,
        }
      }),
    },
  }
}

type Run = ImageLayer | readonly Exclude<Layer, ImageLayer>[]

/** Texts and shapes that lie on each other without a picture between them are one drawing. */
function runsOf(layers: readonly Layer[]): Run[] {
  const runs: Run[] = []
  for (const layer of layers) {
    const last = runs.at(-1)
    if (layer.kind === 'image') runs.push(layer)
    else if (last && !isPicture(last)) runs[runs.length - 1] = [...last, layer]
    else runs.push([layer])
  }
  return runs
}

function isPicture(run: Run): run is ImageLayer {
  return 'kind' in run
}

/** With whole pixels about it, so that its edges are where those of the print are. */
function drawing(
  layers: readonly Layer[],
  print: ZoneBox,
  scale: { readonly x: number; readonly y: number },
  parts: Omit<LayerParts, 'pictureOf'>,
): ComposedPart {
  const around = boxAround(
    layers.map((layer) => layerBox(layer, layer.kind === 'text' ? parts.outlineOf(layer) : undefined)),
  )
  const left = Math.max(0, Math.floor((around.left - print.left) * scale.x))
  const top = Math.max(0, Math.floor((around.top - print.top) * scale.y))
  const width = Math.max(1, Math.ceil((around.right - print.left) * scale.x) - left)
  const height = Math.max(1, Math.ceil((around.bottom - print.top) * scale.y) - top)
  const inner = compositionSvg(layers, print, { ...parts, pictureOf: () => '' })
  const seen = [left / scale.x, top / scale.y, width / scale.x, height / scale.y].join(' ')
  return {
    kind: 'drawing',
    svg: `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${seen}" preserveAspectRatio="none">${inner}</svg>`,
    leftPx: left,
    topPx: top,
  }
}
