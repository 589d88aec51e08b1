import { artworkRejected } from '../../artwork-rejected.ts'
import { type Colour, colourAt, difference, type Pixels } from './pixels.ts'

const TOLERANCE = 28
/** Of the border that has the colour of the background. */
const LEAST_SHARE = 0.7

/**
 * Makes a flat background transparent: what is connected with the border, or with `everywhere` all that has its colour,
 * as within letters. Smoothed edges get the colour of the picture and a part of its opacity, so that no rim is left.
 */
export function removeBackground(pixels: Pixels, everywhere: boolean): Pixels {
  const background = backgroundOf(pixels)
  if (background === undefined)
    throw artworkRejected(
      'no_flat_background',
      'The artwork has no background of one colour.',
      'It works with pictures on white or on another flat colour.',
    )
  const kinds = everywhere ? allOf(pixels, background) : connectedOf(pixels, background)
  markEdges(kinds, pixels)
  return cut(pixels, kinds, background)
}

/** The usual colour of the border, if most of the border has it. */
export function backgroundOf(pixels: Pixels): Colour | undefined {
  const { data } = pixels
  const border = borderOf(pixels)
  const opaque = border.filter((at) => (data[4 * at + 3] ?? 0) > 127)
  if (opaque.length < LEAST_SHARE * border.length) return undefined
  const middle = (channel: number) =>
    opaque.map((at) => data[4 * at + channel] ?? 0).sort((a, b) => a - b)[opaque.length >> 1] ?? 0
  const colour = [middle(0), middle(1), middle(2)] as const
  const same = opaque.filter((at) => difference(data, 4 * at, colour) <= TOLERANCE)
  return same.length >= LEAST_SHARE * border.length ? colour : undefined
}

function borderOf({ width, height }: Pixels): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1)
  return border
}

const KEPT = 0
const REMOVED = 1
const EDGE = 2
const INNER_EDGE = 3

function isBackground({ data }: Pixels, at: number, colour: Colour): boolean {
  return (data[4 * at + 3] ?? 0) === 0 || difference(data, 4 * at, colour) <= TOLERANCE
}

function allOf(pixels: Pixels, background: Colour): Uint8Array {
  const kinds = new Uint8Array(pixels.width * pixels.height)
  for (let at = 0; at < kinds.length; at += 1) if (isBackground(pixels, at, background)) kinds[at] = REMOVED
  return kinds
}

function connectedOf(pixels: Pixels, background: Colour): Uint8Array {
  const { width, height } = pixels
  const kinds = new Uint8Array(width * height)
  const waiting = new Int32Array(width * height)
  let count = 0
  const reach = (at: number) => {
    if (kinds[at] !== KEPT || !isBackground(pixels, at, background)) return
    kinds[at] = REMOVED
    waiting[count] = at
    count += 1
  }
  borderOf(pixels).forEach(reach)
  while (count > 0) {
    count -= 1
    const at = waiting[count] ?? 0
    const x = at % width
    if (x > 0) reach(at - 1)
    if (x < width - 1) reach(at + 1)
    if (at >= width) reach(at - width)
    if (at < (height - 1) * width) reach(at + width)
  }
  return kinds
}

/** Two pixels deep: smoothing and the blocks of a JPEG mix no more. */
function markEdges(kinds: Uint8Array, { width, height }: Pixels): void {
  for (const [beside, mark] of [
    [REMOVED, EDGE],
    [EDGE, INNER_EDGE],
  ] as const)
    for (let y = 0; y < height; y += 1)
      for (let x = 0; x < width; x += 1) {
        const at = y * width + x
        if (kinds[at] !== KEPT) continue
        const isBeside =
          (x > 0 && kinds[at - 1] === beside) ||
          (x < width - 1 && kinds[at + 1] === beside) ||
          (y > 0 && kinds[at - width] === beside) ||
          (y < height - 1 && kinds[at + width] === beside)
        if (isBeside) kinds[at] = mark
      }
}

function cut(pixels: Pixels, kinds: Uint8Array, background: Colour): Pixels {
  const { data, width, height } = pixels
  const result = Buffer.from(data)
  for (let at = 0; at < kinds.length; at += 1) {
    if (kinds[at] === REMOVED) result.fill(0, 4 * at, 4 * at + 4)
    else if (kinds[at] !== KEPT) unmix(pixels, kinds, background, at, result)
  }
  return { data: result, width, height }
}

const REACH = 3

/** `pixel = share × own + (1 − share) × background`, where `own` is the colour of the picture that is nearest. */
function unmix(
  { data, width, height }: Pixels,
  kinds: Uint8Array,
  background: Colour,
  at: number,
  result: Buffer,
): void {
  const [x, y] = [at % width, Math.floor(at / width)]
  let own = at
  let farthest = difference(data, 4 * at, background)
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1)
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column += 1) {
      const other = row * width + column
      const far = kinds[other] === REMOVED ? 0 : difference(data, 4 * other, background)
      if (far > farthest) [own, farthest] = [other, far]
    }
  const share = farthest === 0 ? 1 : difference(data, 4 * at, background) / farthest
  const colour = colourAt(data, 4 * own)
  for (let channel = 0; channel < 3; channel += 1) result[4 * at + channel] = colour[channel] ?? 0
  result[4 * at + 3] = Math.round((data[4 * at + 3] ?? 0) * Math.min(1, share))
}
