import type { Pixels } from './pixels.ts'

/** Draws one picture over another, in place. Colours are not multiplied by their alpha. */
export function drawOver(below: Pixels, above: Pixels, left: number, top: number): void {
  const [fromX, toX] = [Math.max(0, -left), Math.min(above.width, below.width - left)]
  const [fromY, toY] = [Math.max(0, -top), Math.min(above.height, below.height - top)]
  const source = above.data
  for (let y = fromY; y < toY; y++) {
    let from = (y * above.width + fromX) * 4
    let to = ((y + top) * below.width + fromX + left) * 4
    for (let x = fromX; x < toX; x++, from += 4, to += 4) {
      const alpha = source[from + 3] ?? 0
      if (alpha > 0)
        blend(below.data, to, source[from] ?? 0, source[from + 1] ?? 0, source[from + 2] ?? 0, alpha)
    }
  }
}

interface Rotation {
  /** The centre of the picture. */
  readonly xPx: number
  readonly yPx: number
  readonly rotationDeg: number
}

/** Weighs colours by their alpha: else what is transparent would darken the edges. */
export function drawRotated(below: Pixels, above: Pixels, { xPx, yPx, rotationDeg }: Rotation): void {
  const [cos, sin] = [Math.cos((rotationDeg * Math.PI) / 180), Math.sin((rotationDeg * Math.PI) / 180)]
  const { width, height, data } = above
  const to = below.data
  const halfWidth = (width * Math.abs(cos) + height * Math.abs(sin)) / 2 + 1
  const halfHeight = (width * Math.abs(sin) + height * Math.abs(cos)) / 2 + 1
  const [fromX, toX] = [
    Math.max(0, Math.floor(xPx - halfWidth)),
    Math.min(below.width, Math.ceil(xPx + halfWidth)),
  ]
  const [fromY, toY] = [
    Math.max(0, Math.floor(yPx - halfHeight)),
    Math.min(below.height, Math.ceil(yPx + halfHeight)),
  ]
  const [lastColumn, lastRow, nextRow] = [width - 1, height - 1, width * 4]
  for (let y = fromY; y < toY; y++) {
    const down = y + 0.5 - yPx
    for (let x = fromX; x < toX; x++) {
      const right = x + 0.5 - xPx
      const u = right * cos + down * sin + width / 2 - 0.5
      const v = down * cos - right * sin + height / 2 - 0.5
      if (u <= -1 || v <= -1 || u >= width || v >= height) continue
      const column = Math.floor(u)
      const row = Math.floor(v)
      const target = (y * below.width + x) * 4
      const one = (row * width + column) * 4
      const two = one + nextRow
      if (column < 0 || row < 0 || column >= lastColumn || row >= lastRow || !isOpaque(data, one, two)) {
        drawEdge(to, target, above, u, v)
        continue
      }
      // Most pixels of a photo: whole numbers, written out, take a fifth of the time.
      const across = ((u - column) * 256) | 0
      const along = ((v - row) * 256) | 0
      const d = across * along
      const b = (across << 8) - d
      const c = (along << 8) - d
      const a = 65536 - b - c - d
      const weights = { a, b, c, d }
      to[target] = weighed(data, one, two, weights)
      to[target + 1] = weighed(data, one + 1, two + 1, weights)
      to[target + 2] = weighed(data, one + 2, two + 2, weights)
      to[target + 3] = 255
    }
  }
}

/** Of two pixels beside each other, and the two below them. */
function isOpaque(data: Buffer, one: number, two: number): boolean {
  return ((data[one + 3] ?? 0) & (data[one + 7] ?? 0) & (data[two + 3] ?? 0) & (data[two + 7] ?? 0)) === 255
}

interface Weights {
  readonly a: number
  readonly b: number
  readonly c: number
  readonly d: number
}

/** A channel of the same four. The weights have 65 536 as their sum. */
function weighed(data: Buffer, one: number, two: number, { a, b, c, d }: Weights): number {
  const above = a * (data[one] ?? 0) + b * (data[one + 4] ?? 0)
  return (above + c * (data[two] ?? 0) + d * (data[two + 4] ?? 0) + 32_768) >>> 16
}

/** Where some of the four pixels around a point are transparent or outside. */
function drawEdge(to: Buffer, target: number, { data, width, height }: Pixels, u: number, v: number): void {
  const [column, row] = [Math.floor(u), Math.floor(v)]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let corner = 0; corner < 4; corner++) {
    const [cx, cy] = [column + (corner & 1), row + (corner >> 1)]
    if (cx < 0 || cy < 0 || cx >= width || cy >= height) continue
    const at = (cy * width + cx) * 4
    const weight = (1 - Math.abs(u - cx)) * (1 - Math.abs(v - cy)) * (data[at + 3] ?? 0)
    red += weight * (data[at] ?? 0)
    green += weight * (data[at + 1] ?? 0)
    blue += weight * (data[at + 2] ?? 0)
    alpha += weight
  }
  const rounded = Math.round(alpha)
  if (rounded > 0) blend(to, target, red / alpha, green / alpha, blue / alpha, rounded)
}

function blend(below: Buffer, at: number, red: number, green: number, blue: number, alpha: number): void {
  const under = below[at + 3] ?? 0
  if (alpha === 255 || under === 0) {
    below[at] = red
    below[at + 1] = green
    below[at + 2] = blue
    below[at + 3] = alpha
    return
  }
  const left = (under * (255 - alpha)) / 255
  const whole = alpha + left
  below[at] = Math.round((red * alpha + (below[at] ?? 0) * left) / whole)
  below[at + 1] = Math.round((green * alpha + (below[at + 1] ?? 0) * left) / whole)
  below[at + 2] = Math.round((blue * alpha + (below[at + 2] ?? 0) * left) / whole)
  below[at + 3] = Math.round(whole)
}
