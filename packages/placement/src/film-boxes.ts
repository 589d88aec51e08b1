/** A picture as it lies on film, in millimetres. */
export interface FilmBox {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where on a film pictures may lie, and how far apart. */
export interface FilmRoom {
  readonly widthMm: number
  readonly sideMarginMm: number
  readonly gapMm: number
  /** Left free at the beginning. A customer's sheet has none of its own. */
  readonly leadMm?: number
  /** Where the last picture has to end. */
  readonly endMm: number
}

/** Lengths have one decimal; smaller differences are ignored. */
export const TOLERANCE_MM = 0.01

export function rightOf({ x, width }: FilmBox): number {
  return x + width
}

export function bottomOf({ y, height }: FilmBox): number {
  return y + height
}

/** Along the axis on which they are further apart; negative when they overlap. */
export function distanceOf(one: FilmBox, other: FilmBox): number {
  const across = Math.max(other.x - rightOf(one), one.x - rightOf(other))
  const along = Math.max(other.y - bottomOf(one), one.y - bottomOf(other))
  return Math.max(across, along)
}

export function isOutside({ x, y, width }: FilmBox, room: Omit<FilmRoom, 'gapMm' | 'endMm'>): boolean {
  const { widthMm, sideMarginMm, leadMm = 0 } = room
  return (
    x < sideMarginMm - TOLERANCE_MM ||
    x + width > widthMm - sideMarginMm + TOLERANCE_MM ||
    y < leadMm - TOLERANCE_MM
  )
}
