import type { FilmFinish, ItemKind, QuoteCreate } from '@platen/contract'
import type { PlacedPrint } from '@platen/placement'
import { refuseInvalid, type FieldProblem } from '../../../platform/refusal.ts'

/** As in the contract, where the fields of all kinds are in one object. */
type AnyItem = QuoteCreate['items'][number]

export type RequestedItem = RequestedGarment | RequestedTransfer | RequestedSheet

export interface RequestedGarment {
  readonly kind: 'garment'
  readonly variantId: string
  readonly quantity: number
  readonly placements: readonly RequestedPlacement[]
}

/** A quote may be made before there is artwork. */
export interface RequestedPlacement extends Omit<PlacedPrint, 'offsetXMm' | 'offsetYMm' | 'rotationDeg'> {
  readonly zoneId: string
  readonly artworkId?: string
  readonly designId?: string
  readonly offsetXMm?: number
  readonly offsetYMm?: number
  readonly rotationDeg?: PlacedPrint['rotationDeg']
}

export interface RequestedTransfer {
  readonly kind: 'transfer'
  readonly quantity: number
  readonly artworkId?: string | undefined
  readonly widthMm: number
  readonly heightMm: number
  readonly finish: FilmFinish | null
}

export interface RequestedSheet {
  readonly kind: 'sheet'
  readonly quantity: number
  readonly source: { readonly layoutId: string } | { readonly artworkId: string }
  readonly finish: FilmFinish | null
  /** Takes its film from what the buyer has paid for. */
  readonly prepaid: boolean
}

type Field = Exclude<keyof AnyItem, 'kind' | 'quantity'>

const FIELDS = {
  garment: { needed: ['variantId', 'placements'], allowed: [] },
  transfer: { needed: ['widthMm', 'heightMm'], allowed: ['artworkId', 'finish'] },
  sheet: { needed: [], allowed: ['layoutId', 'artworkId', 'finish', 'prepaid'] },
} as const satisfies Record<ItemKind, { needed: readonly Field[]; allowed: readonly Field[] }>

const ALL_FIELDS = [
  ...new Set(Object.values(FIELDS).flatMap(({ needed, allowed }): Field[] => [...needed, ...allowed])),
]

interface Options {
  /** Quotes need none. */
  readonly needsArtwork: boolean
  readonly pathOf?: (index: number) => string
}

/** Refuses fields that are missing, or that are of another kind of item. */
export function itemsOf(items: readonly AnyItem[], options: Options): RequestedItem[] {
  const { pathOf = (index: number) => `items[${index}]` } = options
  refuseInvalid(items.flatMap((item, index) => itemProblems(item, pathOf(index), options)))
  return items.map(itemOf)
}

function itemProblems(item: AnyItem, path: string, { needsArtwork }: Options): FieldProblem[] {
  const kind = item.kind ?? 'garment'
  const { needed, allowed } = FIELDS[kind]
  const known: readonly Field[] = [...needed, ...allowed]
  return [
    ...needed.filter((field) => item[field] === undefined).map((field) => missing(path, field)),
    ...ALL_FIELDS.filter((field) => item[field] !== undefined && !known.includes(field)).map((field) =>
      kind === 'garment'
        ? ({ path: `${path}.${field}`, message: 'is not a known field', reason: 'unknown_field' } as const)
        : ({ path: `${path}.${field}`, message: `is not for a ${kind}`, reason: 'not_used' } as const),
    ),
    ...(kind === 'transfer' && needsArtwork && item.artworkId === undefined
      ? [missing(path, 'artworkId')]
      : []),
    ...(kind === 'sheet' ? sourceProblems(item, path) : []),
    ...(kind === 'garment'
      ? (item.placements ?? []).flatMap((placement, at) =>
          placementProblems(placement, `${path}.placements[${at}]`, needsArtwork),
        )
      : []),
  ]
}

/** A print is an artwork, or what a design has in its zone. */
export function placementProblems(
  { artworkId, designId }: Pick<RequestedPlacement, 'artworkId' | 'designId'>,
  path: string,
  needsArtwork: boolean,
): FieldProblem[] {
  if (artworkId !== undefined && designId !== undefined)
    return [
      {
        path: `${path}.designId`,
        message: 'is in place of an artwork, not beside one',
        reason: 'one_of_both',
      },
    ]
  if (needsArtwork && artworkId === undefined && designId === undefined)
    return [{ path: `${path}.artworkId`, message: 'is required', reason: 'required' }]
  return []
}

function sourceProblems({ layoutId, artworkId }: AnyItem, path: string): FieldProblem[] {
  if (layoutId === undefined && artworkId === undefined) return [missing(path, 'layoutId')]
  if (layoutId === undefined || artworkId === undefined) return []
  return [
    {
      path: `${path}.artworkId`,
      message: 'is not for a sheet that has a layout',
      reason: 'one_of_both',
    },
  ]
}

function missing(path: string, field: Field): FieldProblem {
  return { path: `${path}.${field}`, message: 'is required', reason: 'required' }
}

function itemOf(item: AnyItem): RequestedItem {
  const { kind = 'garment', quantity, finish = null } = item
  const { variantId, placements, artworkId, layoutId, widthMm, heightMm, prepaid = false } = item
  switch (kind) {
    case 'garment':
      if (variantId === undefined || placements === undefined) break
      return { kind, variantId, quantity, placements }
    case 'transfer':
      if (widthMm === undefined || heightMm === undefined) break
      return { kind, quantity, artworkId, widthMm, heightMm, finish }
    case 'sheet':
      if (layoutId !== undefined) return { kind, quantity, source: { layoutId }, finish, prepaid }
      if (artworkId !== undefined) return { kind, quantity, source: { artworkId }, finish, prepaid }
  }
  throw new Error('An item was not checked.')
}
