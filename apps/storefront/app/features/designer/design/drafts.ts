import { kept } from '@platen/ui'
import { isLayers, isPlacement, type Picture } from '../../cart/index.ts'
import type { Design } from './design.ts'
import { isRecord } from '../../../lib/is-record.ts'

export interface DraftPlace {
  readonly read: () => Design | undefined
  /** False when the browser could not store it. */
  readonly write: (design: Design) => boolean
  readonly clear: () => void
}

export function draftOf(garmentSlug: string): DraftPlace {
  const draft = kept<Design | null>(`draft.${garmentSlug}`, null, isDesignOrNull)
  return {
    read: () => draft.read() ?? undefined,
    write: (design) => draft.write(design),
    clear: () => void draft.write(null),
  }
}

interface Edit {
  readonly cartItemId: string
  readonly design: Design
}
const edit = kept<Edit | null>('edit', null, isEditOrNull)

export function editOf(cartItemId: string): DraftPlace {
  const mine = () => {
    const current = edit.read()
    return current?.cartItemId === cartItemId ? current : undefined
  }
  return {
    read: () => mine()?.design,
    write: (design) => edit.write({ cartItemId, design }),
    clear: () => {
      if (mine()) edit.write(null)
    },
  }
}

const PICTURES_KEPT = 8
const NO_PICTURES: readonly Picture[] = []
const pictures = kept<readonly Picture[]>('pictures', NO_PICTURES, isPictures)

/** Newest first. */
export const usePictures = pictures.use

export function keepPicture(picture: Picture): void {
  const others = pictures.read().filter(({ artwork }) => artwork.id !== picture.artwork.id)
  pictures.write([picture, ...others].slice(0, PICTURES_KEPT))
}

function isDesignOrNull(value: unknown): value is Design | null {
  return value === null || isDesign(value)
}

function isEditOrNull(value: unknown): value is Edit | null {
  if (value === null) return true
  return isRecord(value) && typeof value.cartItemId === 'string' && isDesign(value.design)
}

function isDesign(value: unknown): value is Design {
  return (
    isRecord(value) &&
    ['garmentSlug', 'colour', 'activeZoneId', 'note'].every((name) => typeof value[name] === 'string') &&
    isRecord(value.quantities) &&
    Object.values(value.quantities).every((quantity) => typeof quantity === 'number') &&
    (value.layers === undefined || isLayersByZone(value.layers)) &&
    (value.roster === undefined || isRoster(value.roster)) &&
    Array.isArray(value.placements) &&
    value.placements.every((print) => isPlacement(print) && isPicture(print))
  )
}

function isRoster(value: unknown): boolean {
  return (
    Array.isArray(value) &&
    value.every(
      (row) => isRecord(row) && [row.name, row.number, row.size].every((text) => typeof text === 'string'),
    )
  )
}

function isLayersByZone(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every(isLayers)
}

function isPictures(value: unknown): value is readonly Picture[] {
  return Array.isArray(value) && value.every(isPicture)
}

function isPicture(value: unknown): value is Picture {
  return (
    isRecord(value) &&
    typeof value.thumbnail === 'string' &&
    isRecord(value.artwork) &&
    typeof value.artwork.id === 'string' &&
    Number(value.artwork.widthPx) > 0 &&
    Number(value.artwork.heightPx) > 0
  )
}
