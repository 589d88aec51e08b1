import { backgroundOf, removeBackground } from './remove-background.ts'
import { type Colour, difference, nothingToDo, type Pixels, tooManyColours } from './pixels.ts'

const SAME_COLOUR = 60
/** The rest is smoothed edges. */
const LEAST_SHARE = 0.9

/** Another colour for a logo of one colour; a flat background is removed first, also within letters. */
export function recolour(pixels: Pixels, colour: Colour): Pixels {
  const { data, width, height } =
    backgroundOf(pixels) === undefined
      ? { ...pixels, data: Buffer.from(pixels.data) }
      : removeBackground(pixels, true)
  if (!isOneColour(data)) throw tooManyColours()
  for (let at = 0; at < data.length; at += 4)
    for (let channel = 0; channel < 3; channel += 1) data[at + channel] = colour[channel] ?? 0
  return { data, width, height }
}

/** `#rrggbb` */
export function colourOf(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function isOneColour(data: Buffer): boolean {
  const solid: number[] = []
  // A few thousand tell as much as all of them.
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 200_000))
  for (let at = 0; at < data.length; at += step) if ((data[at + 3] ?? 0) > 200) solid.push(at)
  if (solid.length === 0) throw nothingToDo()
  const middle = (channel: number) =>
    solid.map((at) => data[at + channel] ?? 0).sort((a, b) => a - b)[solid.length >> 1] ?? 0
  const usual: Colour = [middle(0), middle(1), middle(2)]
  const same = solid.filter((at) => difference(data, at, usual) <= SAME_COLOUR)
  return same.length >= LEAST_SHARE * solid.length
}
