interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface NamedBox {
  readonly id: string
  readonly name: string
  readonly box: Box
}

export interface ZoneLabel {
  readonly id: string
  readonly text: string
  readonly x: number
  /** Of the baseline. */
  readonly y: number
}

export const LABEL_PX = 12
/** Wider than any of our fonts on average, so that a label never needs more than its place. */
const CHARACTER_PX = LABEL_PX * 0.6
const LINE_PX = 16
const INSET_PX = 4

/**
 * Where the names of zones are written, in pixels of the screen: at the top of their zones, or where no edge of the
 * photo cuts them off and no handle or other name is. What is wider than the photo is shortened.
 */
export function placeZoneLabels(
  zones: readonly NamedBox[],
  photo: Readonly<Record<'width' | 'height', number>>,
  handles: readonly Box[] = [],
): ZoneLabel[] {
  const taken = [...handles]
  return zones.map(({ id, name, box }) => {
    const text = shortened(name, photo.width - 2 * INSET_PX)
    const width = text.length * CHARACTER_PX
    const x = within(box.x + INSET_PX, INSET_PX, photo.width - width - INSET_PX)
    const placeAt = (y: number): Box => ({
      ...{ x, width },
      y: within(y, 0, photo.height - LINE_PX),
      height: LINE_PX,
    })
    const first = placeAt(box.y)
    const others = [box.y + box.height - LINE_PX, box.y - LINE_PX, box.y + box.height]
    for (let row = 1; row * LINE_PX < photo.height; row += 1)
      others.push(box.y + row * LINE_PX, box.y - row * LINE_PX)
    const places = [first, ...others.map(placeAt)]
    const place = places.find((one) => !taken.some((other) => areOverlapping(one, other))) ?? first
    taken.push(place)
    return { id, text, x: place.x, y: place.y + LABEL_PX }
  })
}

function shortened(name: string, widthPx: number): string {
  const most = Math.max(1, Math.floor(widthPx / CHARACTER_PX))
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`
}

function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}

function areOverlapping(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
