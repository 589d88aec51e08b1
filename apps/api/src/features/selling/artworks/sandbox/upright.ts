import type { Margins } from '../artwork-inspection.ts'

export interface Turn {
  /** Mirror left to right before turning. */
  readonly mirror: boolean
  /** Clockwise, after mirroring. */
  readonly degrees: 0 | 90 | 180 | 270
}

const AS_STORED: Turn = { mirror: false, degrees: 0 }

/** How a stored picture becomes upright, by its Exif orientation (Exif 2.32, tag 0x0112). */
const TURNS: Readonly<Record<number, Turn>> = {
  1: AS_STORED,
  2: { mirror: true, degrees: 0 },
  3: { mirror: false, degrees: 180 },
  4: { mirror: true, degrees: 180 },
  5: { mirror: true, degrees: 270 },
  6: { mirror: false, degrees: 90 },
  7: { mirror: true, degrees: 90 },
  8: { mirror: false, degrees: 270 },
}

export function turnFor(orientation: number | undefined): Turn {
  return TURNS[orientation ?? 1] ?? AS_STORED
}

export function swapsSides({ degrees }: Turn): boolean {
  return degrees === 90 || degrees === 270
}

export function turnMargins(stored: Margins, { mirror, degrees }: Turn): Margins {
  let margins = mirror ? { ...stored, left: stored.right, right: stored.left } : stored
  for (let turned = 0; turned < degrees; turned += 90) {
    margins = { top: margins.left, right: margins.top, bottom: margins.right, left: margins.bottom }
  }
  return margins
}
