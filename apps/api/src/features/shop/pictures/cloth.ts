import type { GarmentPhoto } from '@platen/contract'

/** Eight bits for each of red, green, blue and alpha. */
export interface Pixels {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
}

export interface CutOut {
  readonly how: GarmentPhoto['cutOut']
  /** Of each pixel: 0 is no cloth, 255 is cloth. */
  readonly alpha: Uint8Array
}

/** Less than this share of a picture is dust, not a background; so little cloth is none. */
const LEAST_SHARE = 0.02
/** How far a background may drift from one pixel to the next, and from its colour at the edge, of 255 for each colour. */
const STEP = 10
const DRIFT = 44

/** Where the cloth is: by transparency, or else what a plain background that begins at the edges leaves. */
export function cutOutCloth(pixels: Pixels): CutOut {
  const transparency = alphaOf(pixels)
  if (shareOf(transparency, (value) => value < 128) > LEAST_SHARE)
    return { how: 'transparency', alpha: transparency }
  const cloth = withoutBackground(pixels)
  const share = shareOf(cloth, (value) => value > 127)
  if (share > LEAST_SHARE && share < 1 - LEAST_SHARE)
    return { how: 'background', alpha: softened(cloth, pixels) }
  return { how: 'none', alpha: new Uint8Array(pixels.width * pixels.height).fill(255) }
}

/** A mask that was drawn for the photo: its transparency, or else how light it is. */
export function cutOutByMask(mask: Pixels): CutOut {
  const transparency = alphaOf(mask)
  const isTransparent = shareOf(transparency, (value) => value < 128) > 0
  const alpha = isTransparent ? transparency : lightOf(mask)
  return { how: 'mask', alpha }
}

/**
 * Below this, light is compared with it instead of with the cloth's own: the noise of a black shirt would become
 * spots on its prints.
 */
const LEAST_LIGHT = 90
/** A print is never covered by more than this. */
const DARKEST = 0.75
const LIGHTEST = 0.5

/**
 * Light and folds as a picture that is laid over prints and tinted cloth: black where the cloth is darker than most of
 * it, white where it is lighter. Multiplying by a grey is the same as covering with black of what is missing to white.
 */
export function shadeOf(pixels: Pixels, { alpha }: CutOut): Uint8Array {
  const light = lightOf(pixels)
  const common = medianWithin(light, alpha)
  const base = Math.max(common, LEAST_LIGHT)
  const shade = new Uint8Array(light.length * 4)
  for (let at = 0; at < light.length; at += 1) {
    const difference = ((light[at] ?? 0) - common) / base
    const cover = difference < 0 ? Math.min(-difference, DARKEST) : Math.min(difference, LIGHTEST)
    if (difference > 0) shade.fill(255, at * 4, at * 4 + 3)
    shade[at * 4 + 3] = Math.round(cover * (alpha[at] ?? 0))
  }
  return shade
}

/** White cloth on nothing. */
export function maskOf({ alpha }: CutOut): Uint8Array {
  const mask = new Uint8Array(alpha.length * 4).fill(255)
  alpha.forEach((value, at) => (mask[at * 4 + 3] = value))
  return mask
}

function alphaOf({ data }: Pixels): Uint8Array {
  const alpha = new Uint8Array(data.length / 4)
  for (let at = 0; at < alpha.length; at += 1) alpha[at] = data[at * 4 + 3] ?? 0
  return alpha
}

/** How light people see it, after ITU-R BT.601. */
function lightOf({ data }: Pixels): Uint8Array {
  const light = new Uint8Array(data.length / 4)
  for (let at = 0, from = 0; at < light.length; at += 1, from += 4)
    light[at] = Math.round(
      0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0),
    )
  return light
}

function shareOf(values: Uint8Array, is: (value: number) => boolean): number {
  let found = 0
  for (const value of values) if (is(value)) found += 1
  return found / values.length
}

function medianWithin(light: Uint8Array, alpha: Uint8Array): number {
  const counts = new Uint32Array(256)
  let all = 0
  light.forEach((value, at) => {
    if ((alpha[at] ?? 0) < 128) return
    counts[value] = (counts[value] ?? 0) + 1
    all += 1
  })
  let passed = 0
  return Math.max(
    counts.findIndex((count) => (passed += count) * 2 >= all),
    0,
  )
}

/** Floods from every edge while the colour changes little. */
function withoutBackground({ data, width, height }: Pixels): Uint8Array {
  const cloth = new Uint8Array(width * height).fill(255)
  /** The edge pixel from which each pixel was reached. */
  const source = new Uint32Array(width * height)
  const queue = new Uint32Array(width * height)
  let end = 0
  const differ = (one: number, other: number) =>
    Math.max(
      Math.abs((data[one * 4] ?? 0) - (data[other * 4] ?? 0)),
      Math.abs((data[one * 4 + 1] ?? 0) - (data[other * 4 + 1] ?? 0)),
      Math.abs((data[one * 4 + 2] ?? 0) - (data[other * 4 + 2] ?? 0)),
    )
  const reach = (at: number, from: number) => {
    cloth[at] = 0
    source[at] = from
    queue[end] = at
    end += 1
  }
  const border = borderOf(width, height)
  const typical = typicalOf(border, data)
  for (const at of border) if (cloth[at] === 255 && differ(at, typical) <= DRIFT) reach(at, at)
  for (let next = 0; next < end; next += 1) {
    const at = queue[next] ?? 0
    const x = at % width
    for (const other of [
      x > 0 ? at - 1 : -1,
      x < width - 1 ? at + 1 : -1,
      at - width,
      at + width < width * height ? at + width : -1,
    ]) {
      if (other < 0 || cloth[other] === 0) continue
      if (differ(at, other) <= STEP && differ(source[at] ?? 0, other) <= DRIFT) reach(other, source[at] ?? 0)
    }
  }
  return cloth
}

function borderOf(width: number, height: number): number[] {
  const border: number[] = []
  for (let x = 0; x < width; x += 1) border.push(x, (height - 1) * width + x)
  for (let y = 1; y < height - 1; y += 1) border.push(y * width, y * width + width - 1)
  return border
}

/** The pixel of the border whose light is the median of it: a sleeve that leaves the picture is not the background. */
function typicalOf(border: readonly number[], data: Uint8Array): number {
  const lightAt = (at: number) => (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0)
  return border.toSorted((one, other) => lightAt(one) - lightAt(other))[Math.floor(border.length / 2)] ?? 0
}

/** The mean of each pixel and its eight neighbours, so that the edge of the cloth is not a staircase. */
function softened(alpha: Uint8Array, { width, height }: Pixels): Uint8Array {
  const soft = new Uint8Array(alpha.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      let sum = 0
      let counted = 0
      for (let near = Math.max(0, y - 1); near <= Math.min(height - 1, y + 1); near += 1) {
        for (let beside = Math.max(0, x - 1); beside <= Math.min(width - 1, x + 1); beside += 1) {
          sum += alpha[near * width + beside] ?? 0
          counted += 1
        }
      }
      soft[y * width + x] = Math.round(sum / counted)
    }
  }
  return soft
}
