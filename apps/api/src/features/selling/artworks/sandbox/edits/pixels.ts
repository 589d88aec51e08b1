import { artworkRejected } from '../../artwork-rejected.ts'

/** Red, green, blue and alpha in sRGB, upright. */
export interface Pixels {
  readonly data: Buffer
  readonly width: number
  readonly height: number
}

export type Colour = readonly [red: number, green: number, blue: number]

/** The largest difference of a channel: what a JPEG does to a flat colour is below 20. */
export function difference(data: Buffer, at: number, [red, green, blue]: Colour): number {
  return Math.max(
    Math.abs((data[at] ?? 0) - red),
    Math.abs((data[at + 1] ?? 0) - green),
    Math.abs((data[at + 2] ?? 0) - blue),
  )
}

export function colourAt(data: Buffer, at: number): Colour {
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** What the picture already is. */
export function nothingToDo(): Error {
  return artworkRejected('unchanged', 'There is nothing to change in this artwork.', 'Use it as it is.')
}

export function tooManyColours(): Error {
  return artworkRejected(
    'too_many_colours',
    'The artwork has too many colours for this.',
    'It works with logos and flat drawings, not with photos or gradients.',
  )
}
