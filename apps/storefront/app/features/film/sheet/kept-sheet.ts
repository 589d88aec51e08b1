import { kept } from '@platen/ui'
import { isRecord } from '../../../lib/is-record.ts'
import { EMPTY_SHEET, type Piece, type Sheet, type SheetPrint } from './sheet.ts'

type Arrangement = Pick<Sheet, 'pieces' | 'packs'>

const NO_PRINTS: readonly SheetPrint[] = []
/** Apart from the pieces: they hold the pictures, and change less often. */
const keptPrints = kept<readonly SheetPrint[]>('film-prints', NO_PRINTS, isPrints)
const keptPieces = kept<Arrangement>('film-pieces', EMPTY_SHEET, isArrangement)

export function readKeptSheet(): Sheet {
  const prints = keptPrints.read()
  const known = new Set(prints.map(({ id }) => id))
  const { pieces, packs } = keptPieces.read()
  return { prints, pieces: pieces.filter(({ printId }) => known.has(printId)), packs }
}

let writtenPrints: readonly SheetPrint[] | undefined

/** False when the browser could not store it. */
export function keepSheet({ prints, pieces, packs }: Sheet): boolean {
  const printsKept = prints === writtenPrints || keptPrints.write(prints)
  if (printsKept) writtenPrints = prints
  return keptPieces.write({ pieces, packs }) && printsKept
}

function isPrints(value: unknown): value is readonly SheetPrint[] {
  return Array.isArray(value) && value.every(isPrint)
}

function isPrint(value: unknown): boolean {
  if (!isRecord(value)) return false
  const { id, artwork, thumbnail, widthMm, heightMm, keepsProportions } = value
  return (
    [id, thumbnail].every((text) => typeof text === 'string') &&
    [widthMm, heightMm].every((mm) => typeof mm === 'number' && mm > 0) &&
    typeof keepsProportions === 'boolean' &&
    isRecord(artwork) &&
    typeof artwork.id === 'string' &&
    typeof artwork.fileName === 'string' &&
    [artwork.widthPx, artwork.heightPx].every((px) => typeof px === 'number' && px > 0)
  )
}

function isArrangement(value: unknown): value is Arrangement {
  return (
    isRecord(value) &&
    typeof value.packs === 'boolean' &&
    Array.isArray(value.pieces) &&
    value.pieces.every(isPiece)
  )
}

function isPiece(value: unknown): value is Piece {
  if (!isRecord(value)) return false
  const { id, printId, place, pinned } = value
  return (
    [id, printId].every((text) => typeof text === 'string') &&
    typeof pinned === 'boolean' &&
    (place === null ||
      (isRecord(place) &&
        [place.xMm, place.yMm].every((mm) => Number.isFinite(mm)) &&
        typeof place.turned === 'boolean'))
  )
}
