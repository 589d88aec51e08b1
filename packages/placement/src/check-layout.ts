/** What of a film a customer's sheet may use. Millimetres with at most one decimal. */
export interface SheetFilm {
  readonly widthMm: number
  readonly sideMarginMm: number
  readonly gapMm: number
  /** The longest sheet, with the gap in which it is cut off. */
  readonly maxLengthMm: number
  readonly allowRotation: boolean
}

/** A picture on a sheet: its size on film before it is turned there, and its corner as it lies. */
export interface SheetPiece {
  readonly widthMm: number
  readonly heightMm: number
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
}

export const LAYOUT_PROBLEMS = ['not_turned', 'outside_film', 'sheet_too_long', 'too_close'] as const

export interface LayoutProblem {
  /** Its index in the list. */
  readonly piece: number
  readonly reason: (typeof LAYOUT_PROBLEMS)[number]
  /** The piece that it is too close to. */
  readonly other?: number
  readonly overlaps?: boolean
}

export interface CheckedLayout {
  readonly lengthMm: number
  readonly utilisationPercent: number
  /** At most one of each piece, in their order. None: the sheet can be printed. */
  readonly problems: readonly LayoutProblem[]
}

/** Whole tenths of a millimetre, so that nothing is lost to rounding. */
interface Box {
  readonly piece: number
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/**
 * The rules of a customer's sheet, the same in the browser and in the service.
 *
 *     0 ── xMm ──► across the film
 *     │░┌─────┐     ┌───────┐░
 *    yMm│  A  │◄gap►│   B   │░   the gap is kept across or along: corners may be nearer
 *     │░└─────┘     └───────┘░
 *     │░ ─ ─ ─ ─ ─ ─ ─ ─ ─ ─ ░   lengthMm: the last piece and a gap, in which the sheet is cut off
 *     ▼
 */
export function checkLayout(pieces: readonly SheetPiece[], film: SheetFilm): CheckedLayout {
  const boxes = pieces.map(boxOf)
  const lengthMm = lengthOf(boxes, film)
  const found = new Map<number, LayoutProblem>()
  boxes.forEach((box) => {
    const reason = reasonAlone(box, pieces[box.piece]?.turned ?? false, film)
    if (reason !== undefined) found.set(box.piece, { piece: box.piece, reason })
  })
  addNeighbours(boxes, tenths(film.gapMm), found)
  return {
    lengthMm,
    utilisationPercent: utilisation(pieces, film.widthMm * lengthMm),
    problems: [...found.values()].toSorted((one, other) => one.piece - other.piece),
  }
}

/** With the gap in which it is cut off; an empty sheet has none. */
export function sheetLengthMm(pieces: readonly SheetPiece[], film: Pick<SheetFilm, 'gapMm'>): number {
  return lengthOf(pieces.map(boxOf), film)
}

function boxOf({ widthMm, heightMm, xMm, yMm, turned }: SheetPiece, piece: number): Box {
  const [left, top] = [tenths(xMm), tenths(yMm)]
  const [across, along] = turned ? [heightMm, widthMm] : [widthMm, heightMm]
  return { piece, left, top, right: left + tenths(across), bottom: top + tenths(along) }
}

function lengthOf(boxes: readonly Box[], { gapMm }: Pick<SheetFilm, 'gapMm'>): number {
  const end = boxes.reduce((last, { bottom }) => Math.max(last, bottom), 0)
  return end === 0 ? 0 : (end + tenths(gapMm)) / 10
}

function reasonAlone(
  { left, top, right, bottom }: Box,
  turned: boolean,
  { widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation }: SheetFilm,
): LayoutProblem['reason'] | undefined {
  if (turned && !allowRotation) return 'not_turned'
  const margin = tenths(sideMarginMm)
  if (left < margin || right > tenths(widthMm) - margin || top < 0) return 'outside_film'
  return bottom + tenths(gapMm) > tenths(maxLengthMm) ? 'sheet_too_long' : undefined
}

/** Compares each piece only with those that begin before it ends. */
function addNeighbours(boxes: readonly Box[], gap: number, found: Map<number, LayoutProblem>): void {
  const along = boxes.toSorted((one, other) => one.top - other.top)
  along.forEach((box, at) => {
    for (let next = at + 1; next < along.length; next += 1) {
      const other = along[next]
      if (!other) break
      if (other.top >= box.bottom + gap) break
      if (other.left >= box.right + gap || box.left >= other.right + gap) continue
      if (found.has(box.piece) && found.has(other.piece)) continue
      const overlaps = other.top < box.bottom && other.left < box.right && box.left < other.right
      for (const [piece, near] of [
        [box.piece, other.piece],
        [other.piece, box.piece],
      ] as const)
        if (!found.has(piece)) found.set(piece, { piece, reason: 'too_close', other: near, overlaps })
    }
  })
}

function utilisation(pieces: readonly SheetPiece[], filmMm2: number): number {
  const area = pieces.reduce((sum, { widthMm, heightMm }) => sum + widthMm * heightMm, 0)
  return filmMm2 === 0 ? 0 : Math.round((1000 * area) / filmMm2) / 10
}

function tenths(mm: number): number {
  return Math.round(mm * 10)
}
