import {
  checkLayout,
  freePlace,
  sheetLengthMm,
  tenths,
  type CheckedLayout,
  type FilmBox,
  type PrintSize,
  type SheetFilm,
} from '@platen/placement'
import { newId } from '../../../lib/new-id.ts'
import { onFilm, sizeOfInk, wholeLength, type Artwork } from './print-measures.ts'

/** As many as a saved layout may have. */
export const MAX_PIECES = 1000

/** One picture in one size. */
export interface SheetPrint {
  readonly id: string
  readonly artwork: Artwork
  /** A data URL, because signed preview URLs expire after a day. */
  readonly thumbnail: string
  /** Of the whole picture. */
  readonly widthMm: number
  readonly heightMm: number
  readonly keepsProportions: boolean
}

/** One copy of a print. */
export interface Piece {
  readonly id: string
  readonly printId: string
  /** Null until it is placed, and when the longest sheet is full. */
  readonly place: Place | null
  /** Stays where somebody put it. */
  readonly pinned: boolean
}

export interface Place {
  readonly xMm: number
  readonly yMm: number
  readonly turned: boolean
}

export interface Sheet {
  readonly prints: readonly SheetPrint[]
  readonly pieces: readonly Piece[]
  /** Whether pieces that are not pinned are packed again after each change. */
  readonly packs: boolean
}

export interface PlacedPiece extends Place {
  readonly id: string
  readonly printId: string
  readonly pinned: boolean
  /** On film, before it is turned there. */
  readonly widthMm: number
  readonly heightMm: number
}

export const EMPTY_SHEET: Sheet = { prints: [], pieces: [], packs: true }

export function placedPieces({ prints, pieces }: Sheet): PlacedPiece[] {
  const sizes = inkSizes(prints)
  return pieces.flatMap(({ id, printId, place, pinned }) => {
    const size = sizes.get(printId)
    return place && size ? [{ id, printId, pinned, ...place, ...size }] : []
  })
}

export function inkSizes(prints: readonly SheetPrint[]): Map<string, PrintSize> {
  return new Map(prints.map((print) => [print.id, onFilm(print.artwork, print)]))
}

export function boxOf({ xMm, yMm, turned, widthMm, heightMm }: Omit<PlacedPiece, 'id' | 'printId'>): FilmBox {
  return { x: xMm, y: yMm, width: turned ? heightMm : widthMm, height: turned ? widthMm : heightMm }
}

export function checkSheet(
  sheet: Sheet,
  film: SheetFilm,
): CheckedLayout & { readonly placed: PlacedPiece[] } {
  const placed = placedPieces(sheet)
  return { ...checkLayout(placed, film), placed }
}

export function copiesOf(sheet: Sheet, printId: string): number {
  return countsOf(sheet).get(printId)?.copies ?? 0
}

/** Copies without a place. */
export function leftOutOf(sheet: Sheet, printId: string): number {
  return countsOf(sheet).get(printId)?.leftOut ?? 0
}

interface Counts {
  copies: number
  leftOut: number
}

const counted = new WeakMap<readonly Piece[], ReadonlyMap<string, Counts>>()

/** Once for each state of the pieces: every row of the list asks at every change. */
function countsOf({ pieces }: Sheet): ReadonlyMap<string, Counts> {
  const known = counted.get(pieces)
  if (known) return known
  const counts = new Map<string, Counts>()
  for (const { printId, place } of pieces) {
    const of = counts.get(printId) ?? { copies: 0, leftOut: 0 }
    of.copies += 1
    if (place === null) of.leftOut += 1
    counts.set(printId, of)
  }
  counted.set(pieces, counts)
  return counts
}

export function addPrint(sheet: Sheet, print: SheetPrint, copies = 1): Sheet {
  const added = Array.from({ length: Math.min(copies, MAX_PIECES - sheet.pieces.length) }, () =>
    unplaced(print.id),
  )
  return { ...sheet, prints: [...sheet.prints, print], pieces: [...sheet.pieces, ...added] }
}

export function removePrint(sheet: Sheet, printId: string): Sheet {
  return {
    ...sheet,
    prints: sheet.prints.filter(({ id }) => id !== printId),
    pieces: sheet.pieces.filter((piece) => piece.printId !== printId),
  }
}

/** The copies placed last go first. */
export function setCopies(sheet: Sheet, printId: string, wanted: number): Sheet {
  const own = sheet.pieces.filter((piece) => piece.printId === printId)
  const others = sheet.pieces.length - own.length
  const copies = Math.max(1, Math.min(Math.round(wanted), MAX_PIECES - others))
  if (copies === own.length) return sheet
  if (copies > own.length) {
    const added = Array.from({ length: copies - own.length }, () => unplaced(printId))
    return { ...sheet, pieces: [...sheet.pieces, ...added] }
  }
  const gone = new Set(own.slice(copies).map(({ id }) => id))
  return { ...sheet, pieces: sheet.pieces.filter(({ id }) => !gone.has(id)) }
}

/** `mm` is the size without the empty border, as people see it. */
export function setInkSize(sheet: Sheet, printId: string, side: keyof PrintSize, mm: number): Sheet {
  return changePrint(sheet, printId, (print) => ({
    ...print,
    ...(print.keepsProportions
      ? sizeOfInk(print.artwork, side, mm)
      : { [side]: wholeLength(print.artwork, side, mm) }),
  }))
}

export function setWholeSize(sheet: Sheet, printId: string, size: PrintSize): Sheet {
  return changePrint(sheet, printId, (print) => ({ ...print, ...size }))
}

export function toggleProportions(sheet: Sheet, printId: string): Sheet {
  return changePrint(sheet, printId, (print) => {
    const keepsProportions = !print.keepsProportions
    const natural = tenths((print.widthMm * print.artwork.heightPx) / print.artwork.widthPx)
    return { ...print, keepsProportions, ...(keepsProportions ? { heightMm: natural } : {}) }
  })
}

/** The same picture once more, to be printed in another size. */
export function addSize(sheet: Sheet, printId: string): Sheet {
  const print = sheet.prints.find(({ id }) => id === printId)
  if (!print) return sheet
  const half = sizeOfInk(print.artwork, 'widthMm', Math.max(10, onFilm(print.artwork, print).widthMm / 2))
  const added = addPrint(sheet, { ...print, ...half, keepsProportions: true, id: newId() })
  const last = added.prints.at(-1)
  const at = sheet.prints.indexOf(print) + 1
  return last ? { ...added, prints: sheet.prints.toSpliced(at, 0, last) } : added
}

/** Moved by hand, it stays there. */
export function movePiece(sheet: Sheet, id: string, xMm: number, yMm: number): Sheet {
  return changePiece(sheet, id, (piece) => {
    if (!piece.place) return piece
    const place = { ...piece.place, xMm: Math.max(0, tenths(xMm)), yMm: Math.max(0, tenths(yMm)) }
    return { ...piece, place, pinned: true }
  })
}

/** Around its own middle. */
export function turnPiece(sheet: Sheet, id: string, film: SheetFilm): Sheet {
  const placed = placedPieces(sheet).find((piece) => piece.id === id)
  if (!placed || !film.allowRotation) return sheet
  const box = boxOf(placed)
  const turned = boxOf({ ...placed, turned: !placed.turned })
  const within = film.widthMm - film.sideMarginMm - turned.width
  const x = Math.max(film.sideMarginMm, Math.min(within, box.x + (box.width - turned.width) / 2))
  const y = Math.max(0, box.y + (box.height - turned.height) / 2)
  return changePiece(sheet, id, (piece) => ({
    ...piece,
    pinned: true,
    place: { xMm: tenths(x), yMm: tenths(y), turned: !placed.turned },
  }))
}

export function togglePin(sheet: Sheet, id: string): Sheet {
  return changePiece(sheet, id, (piece) => ({ ...piece, pinned: !piece.pinned && piece.place !== null }))
}

export function unpinAll(sheet: Sheet): Sheet {
  return { ...sheet, packs: true, pieces: sheet.pieces.map((piece) => ({ ...piece, pinned: false })) }
}

export function addCopy(sheet: Sheet, id: string): Sheet {
  const piece = sheet.pieces.find((one) => one.id === id)
  return piece ? setCopies(sheet, piece.printId, copiesOf(sheet, piece.printId) + 1) : sheet
}

/** The last copy takes its print with it. */
export function removePiece(sheet: Sheet, id: string): Sheet {
  const piece = sheet.pieces.find((one) => one.id === id)
  if (!piece) return sheet
  if (copiesOf(sheet, piece.printId) === 1) return removePrint(sheet, piece.printId)
  return { ...sheet, pieces: sheet.pieces.filter((one) => one.id !== id) }
}

/** As many more copies as fit without a longer sheet. */
export function fillGaps(sheet: Sheet, printId: string, film: SheetFilm): Sheet {
  const size = inkSizes(sheet.prints).get(printId)
  const placed = placedPieces(sheet)
  if (!size || placed.length === 0) return sheet
  const room = { ...film, endMm: sheetLengthMm(placed, film) - film.gapMm }
  const boxes = placed.map(boxOf)
  const added: Piece[] = []
  while (sheet.pieces.length + added.length < MAX_PIECES) {
    const found = (film.allowRotation ? [false, true] : [false]).flatMap((turned) => {
      const box = freePlace(boxOf({ ...size, xMm: 0, yMm: 0, turned, pinned: false }), boxes, room)
      return box ? [{ box, turned }] : []
    })
    const [best] = found.toSorted((one, other) => one.box.y - other.box.y)
    if (!best) break
    boxes.push(best.box)
    const place = { xMm: best.box.x, yMm: best.box.y, turned: best.turned }
    added.push({ id: newId(), printId, place, pinned: false })
  }
  return added.length === 0 ? sheet : { ...sheet, pieces: [...sheet.pieces, ...added] }
}

/** Takes over what the packing found; pieces that it left out have no place. */
export function withPlaces(
  sheet: Sheet,
  places: ReadonlyMap<string, Place>,
  leftOut: ReadonlySet<string>,
): Sheet {
  return {
    ...sheet,
    pieces: sheet.pieces.map((piece) => {
      const place = places.get(piece.id)
      if (place) return { ...piece, place }
      return leftOut.has(piece.id) ? { ...piece, place: null, pinned: false } : piece
    }),
  }
}

function changePrint(sheet: Sheet, printId: string, change: (print: SheetPrint) => SheetPrint): Sheet {
  return { ...sheet, prints: sheet.prints.map((print) => (print.id === printId ? change(print) : print)) }
}

function changePiece(sheet: Sheet, id: string, change: (piece: Piece) => Piece): Sheet {
  return { ...sheet, pieces: sheet.pieces.map((piece) => (piece.id === id ? change(piece) : piece)) }
}

function unplaced(printId: string): Piece {
  return { id: newId(), printId, place: null, pinned: false }
}
