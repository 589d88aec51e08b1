import { backgroundOf } from './remove-background.ts'
import { difference, nothingToDo, type Pixels } from './pixels.ts'
import { INK_FROM } from '../alpha-mask.ts'

const SAME_COLOUR = 28

/** Cuts off the empty border: what is transparent, or what has the colour of a flat background. */
export function trim({ data, width, height }: Pixels): Pixels {
  const background = backgroundOf({ data, width, height })
  const isEmpty = (at: number) =>
    (data[4 * at + 3] ?? 0) < INK_FROM ||
    (background !== undefined && difference(data, 4 * at, background) <= SAME_COLOUR)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      if (isEmpty(y * width + x)) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0 || right - left + 1 + (bottom - top + 1) === width + height) throw nothingToDo()
  const [newWidth, newHeight] = [right - left + 1, bottom - top + 1]
  const trimmed = Buffer.allocUnsafeSlow(newWidth * newHeight * 4)
  for (let y = 0; y < newHeight; y += 1) {
    const from = ((top + y) * width + left) * 4
    data.copy(trimmed, y * newWidth * 4, from, from + newWidth * 4)
  }
  return { data: trimmed, width: newWidth, height: newHeight }
}
