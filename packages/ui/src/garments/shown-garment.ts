import { drawingFrame, type GarmentFrame, type GarmentView } from './garment-frame.ts'

interface Picture {
  /** The smallest first. */
  readonly sizes: readonly { readonly url: string; readonly widthPx: number; readonly heightPx: number }[]
}

/** A photo that shows one side in one colour, and perhaps others tinted. */
export interface GarmentPhoto {
  readonly colourHex: string | null
  readonly neutral: boolean
  readonly picture: Picture
  readonly shade: Picture
  readonly mask: Picture | null
  /** The whole picture on the garment, from where the zones of this side are measured. */
  readonly box: {
    readonly xMm: number
    readonly yMm: number
    readonly widthMm: number
    readonly heightMm: number
  }
}

/** How a garment is shown from each side: by photos, or by one of our drawings. */
export type ShownGarment = readonly {
  readonly view: GarmentView
  readonly drawing: string | null
  readonly photos: readonly GarmentPhoto[]
}[]

export type ShownSide =
  | { readonly drawing: string }
  | {
      readonly photo: GarmentPhoto
      /** The photo shows another colour than the wanted one. */
      readonly tinted: boolean
    }

/** A side that the garment does not have is drawn as its first one. */
export function shownSide(garment: ShownGarment, view: GarmentView, colour: string | undefined): ShownSide {
  const side = garment.find((one) => one.view === view) ?? garment[0]
  const own = side?.photos.find(({ colourHex }) => colourHex !== null && colourHex === colour)
  if (own) return { photo: own, tinted: false }
  const neutral = side?.photos.find((photo) => photo.neutral)
  if (neutral) return { photo: neutral, tinted: neutral.mask !== null }
  if (side?.drawing != null) return { drawing: side.drawing }
  const other = side?.photos[0]
  return other ? { photo: other, tinted: other.mask !== null } : { drawing: UNKNOWN }
}

const UNKNOWN = 'tee'

export function garmentFrame(
  garment: ShownGarment,
  view: GarmentView,
  colour: string | undefined,
): GarmentFrame {
  return sideFrame(shownSide(garment, view, colour), view)
}

export function sideFrame(shown: ShownSide, view: GarmentView): GarmentFrame {
  if ('drawing' in shown) return drawingFrame(shown.drawing, view)
  const { xMm, yMm, widthMm, heightMm } = shown.photo.box
  return { minX: xMm, minY: yMm, width: widthMm, height: heightMm }
}

/** A garment that is no more than a drawing. */
export function drawnGarment(drawing: string): ShownGarment {
  return (['front', 'back'] as const).map((view) => ({ view, drawing, photos: [] }))
}

/** The smallest file with enough pixels, or the largest. */
export function pictureUrl({ sizes }: Picture, widthPx: number): string {
  return (sizes.find((size) => size.widthPx >= widthPx) ?? sizes.at(-1))?.url ?? ''
}
