import { INK_FROM } from '../sandbox/alpha-mask.ts'
import { dilate } from './dilate.ts'

interface Picture {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/**
 * White under the colours, so many pixels inside their edge; as strong as they are. Strokes that this would leave without
 * white keep all of it, and so does where they begin.
 *
 *     ░░░░░░░░░░░░░░░░
 *     ░▓▓▓▓▓▓▓▓▓▓▓▓▓▓░      ░ colour, ▓ colour over white
 *     ░▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓▓   a thin stroke
 *     ░▓▓▓▓▓▓▓▓▓▓▓▓▓▓░
 *     ░░░░░░░░░░░░░░░░
 *
 * Works in squares with as much around them as decides about them. Most are wholly inked or empty.
 */
export function underbase(picture: Picture, chokePx: number): Uint8Array {
  const { width, height } = picture
  const white = new Uint8Array(width * height)
  const reaches = reachesOf(chokePx)
  const around = Math.ceil(reaches.choke + reaches.thin + reaches.kept) + 1
  const side = SQUARE + 2 * around
  const room = roomOf(side)
  const { inked } = room
  for (let top = 0; top < height; top += SQUARE) {
    for (let left = 0; left < width; left += SQUARE) {
      const count = readInk(picture, { left: left - around, top: top - around, side }, inked)
      if (count === 0) continue
      const kept = count === inked.length ? inked : whiteOf(room, reaches)
      writeWhite(picture, kept, { left, top, around }, white)
    }
  }
  return white
}

const SQUARE = 256

interface Reaches {
  readonly choke: number
  readonly thin: number
  readonly kept: number
}

/** The edge of a pixel is half a pixel from its middle. The corner of a square is farther from its white than its sides. */
function reachesOf(chokePx: number): Reaches {
  const choke = chokePx + 0.5 - 1e-6
  const thin = 1.5 * Math.ceil(choke) + 0.5
  return { choke, thin, kept: thin + 1 }
}

/** Beyond the picture there is no ink. Returns how many pixels have some. */
function readInk(
  { pixels, width, height }: Picture,
  { left, top, side }: { readonly left: number; readonly top: number; readonly side: number },
  inked: Uint8Array,
): number {
  inked.fill(0)
  let count = 0
  const [from, to] = [Math.max(0, left), Math.min(width, left + side)]
  for (let y = Math.max(0, top); y < Math.min(height, top + side); y++) {
    let at = (y - top) * side + from - left
    for (let alpha = (y * width + from) * 4 + 3; alpha < (y * width + to) * 4; alpha += 4, at++) {
      if ((pixels[alpha] ?? 0) < INK_FROM) continue
      inked[at] = 1
      count++
    }
  }
  return count
}

/** The bytes of one square, used again for the next. */
function roomOf(side: number) {
  const bytes = () => new Uint8Array(side * side)
  return { side, inked: bytes(), inside: bytes(), strokes: bytes(), near: bytes(), distances: bytes() }
}

function whiteOf(
  { side, inked, inside, strokes, ...room }: ReturnType<typeof roomOf>,
  { choke, thin, kept }: Reaches,
): Uint8Array {
  const size = { width: side, height: side }
  inkedWithout(inked, dilate(inked, size, choke, { ...room, marked: 0 }), inside)
  inkedWithout(inked, dilate(inside, size, thin, room), strokes)
  if (!strokes.includes(1)) return inside
  const nearStrokes = dilate(strokes, size, kept, room)
  for (let at = 0; at < inside.length; at++) {
    if (inked[at] === 1 && nearStrokes[at] === 1) inside[at] = 1
  }
  return inside
}

function inkedWithout(inked: Uint8Array, other: Uint8Array, rest: Uint8Array): void {
  for (let at = 0; at < inked.length; at++) rest[at] = (inked[at] ?? 0) & ~(other[at] ?? 0)
}

function writeWhite(
  { pixels, width, height }: Picture,
  kept: Uint8Array,
  { left, top, around }: { readonly left: number; readonly top: number; readonly around: number },
  white: Uint8Array,
): void {
  const side = SQUARE + 2 * around
  const right = Math.min(width, left + SQUARE)
  for (let y = top; y < Math.min(height, top + SQUARE); y++) {
    let from = (y - top + around) * side + around
    for (let at = y * width + left; at < y * width + right; at++, from++) {
      if (kept[from] === 1) white[at] = pixels[at * 4 + 3] ?? 0
    }
  }
}
