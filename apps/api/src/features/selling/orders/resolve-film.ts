import type { FilmFinish, Preflight } from '@platen/contract'
import { NO_TRIM, filmSize, trimOf, type Trim } from '@platen/placement'
import { billedCentimetres, sheetPriceMinor, transferPriceMinor, type PriceLine } from '@platen/pricing'
import { decodeId } from '../../../platform/records/ids.ts'
import { invalidField, refuseInvalid } from '../../../platform/refusal.ts'
import { finishProblems, type StoredArtwork } from '../artworks/index.ts'
import type { Shop } from '../catalog/index.ts'
import { printsOf, type StoredLayout } from '../layouts/index.ts'
import { checkArtwork, knownArtwork } from './check-artwork.ts'
import type { RequestedSheet, RequestedTransfer } from './requested-items.ts'

export interface ResolvedFilm {
  readonly kind: 'transfer' | 'sheet'
  readonly quantity: number
  readonly unitPriceMinor: number
  readonly finish: FilmFinish | null
  /** A sheet whose film the buyer has paid for. */
  readonly prepaid: boolean
  /** As people call it: `100 × 80 mm`. */
  readonly size: string
  readonly sheet: ResolvedSheet | null
  /** Each artwork in each of its sizes, once. */
  readonly placements: readonly ResolvedPrint[]
}

interface ResolvedPrint {
  /** Of the whole picture. */
  readonly widthMm: number
  readonly heightMm: number
  readonly copies: number
  readonly artwork: StoredArtwork | undefined
  readonly preflight: Preflight | undefined
  readonly trim: Trim
}

export interface ResolvedSheet {
  readonly widthMm: number
  readonly lengthMm: number
  readonly billedCm: number
  readonly minimumMinor: number
  /** Null: a finished file. */
  readonly layout: {
    /** UUID. */
    readonly id: string
    readonly sideMarginMm: number
    /** To the end of the last print. */
    readonly printLengthMm: number
    readonly pieces: readonly {
      /** Index of its print. */
      readonly print: number
      readonly xMm: number
      readonly yMm: number
      readonly turned: boolean
    }[]
  } | null
}

interface FilmFiles {
  readonly artworks: ReadonlyMap<string, StoredArtwork>
  readonly layouts: ReadonlyMap<string, StoredLayout>
}

export function resolveFilm(
  item: RequestedTransfer | RequestedSheet,
  path: string,
  shop: Shop,
  files: FilmFiles,
): ResolvedFilm {
  if (item.finish !== null) refuseInvalid(finishProblems(item.finish, `${path}.finish`))
  if (item.kind === 'transfer') return resolveTransfer(item, path, shop, files)
  if (!shop.film.sheets)
    throw invalidField(`${path}.kind`, 'the shop does not sell sheets of film', 'not_sold')
  const { source } = item
  return 'layoutId' in source
    ? resolveLayout(item, source.layoutId, path, shop, files)
    : resolveFinishedFile(item, source.artworkId, path, shop, files)
}

/** Sheets get the length break of all sheets of the order that are paid with money. */
export function filmPriceLine({ quantity, unitPriceMinor, sheet, prepaid }: ResolvedFilm): PriceLine {
  return {
    garmentKind: null,
    quantity,
    basePriceMinor: unitPriceMinor,
    surchargeMinor: 0,
    placementPricesMinor: [],
    ...(sheet && !prepaid && { sheet: { billedCm: sheet.billedCm, minimumMinor: sheet.minimumMinor } }),
  }
}

/** Null: paid with money. */
export function prepaidLengthMm(item: { readonly kind: string } | ResolvedFilm): number | null {
  if (!('prepaid' in item) || !item.prepaid || item.sheet === null) return null
  return item.sheet.billedCm * 10 * item.quantity
}

function resolveTransfer(
  { kind, quantity, finish, artworkId, widthMm, heightMm }: RequestedTransfer,
  path: string,
  shop: Shop,
  { artworks }: FilmFiles,
): ResolvedFilm {
  if (!shop.film.transfers) throw invalidField(`${path}.kind`, 'the shop does not sell transfers', 'not_sold')
  const size = { widthMm, heightMm }
  const artwork = artworkId === undefined ? undefined : knownArtwork(artworkId, `${path}.artworkId`, artworks)
  const trim = artwork ? trimOf(artwork.inspection, size) : NO_TRIM
  const onFilm = filmSize(size, trim)
  if (!fits(onFilm, shop.film)) throw tooLarge(`${path}.widthMm`, shop.film)
  const [prices] = shop.film.lists
  return {
    ...{ kind, quantity, finish, prepaid: false },
    unitPriceMinor: transferPriceMinor(onFilm, prices, shop.sizeTiers) ?? refuseWithoutPrice(path),
    size: `${onFilm.widthMm} × ${onFilm.heightMm} mm`,
    sheet: null,
    placements: [
      { ...size, copies: 1, artwork, trim, preflight: artwork && checkArtwork(artwork, size, shop) },
    ],
  }
}

function resolveLayout(
  { kind, quantity, finish, prepaid }: RequestedSheet,
  layoutId: string,
  path: string,
  shop: Shop,
  { artworks, layouts }: FilmFiles,
): ResolvedFilm {
  const layout = layouts.get(decodeId('layout', layoutId))
  const field = `${path}.layoutId`
  if (!layout)
    throw invalidField(field, 'this sheet does not exist or was removed; make a new one', 'not_found')
  refuseOtherFilm(layout, field, shop.film)
  const prints = printsOf(layout.pieces)
  const placements = prints.map(({ artworkId, copies, ...size }): ResolvedPrint => {
    const artwork = artworks.get(artworkId)
    if (!artwork)
      throw invalidField(field, 'an artwork of this sheet was removed; replace it there', 'not_found')
    const preflight = checkArtwork(artwork, size, shop)
    return { ...size, copies, artwork, preflight, trim: trimOf(artwork.inspection, size) }
  })
  const { widthMm, sideMarginMm, gapMm } = layout.film
  const indexes = new Map(prints.map((print, index) => [printKey(print), index]))
  return withSheet({ kind, quantity, finish, prepaid }, path, shop, {
    widthMm,
    lengthMm: layout.lengthMm,
    placements,
    layout: {
      id: layout.id,
      sideMarginMm,
      printLengthMm: tenths(layout.lengthMm - gapMm),
      pieces: layout.pieces.map((piece) => ({
        print: indexes.get(printKey(piece)) ?? 0,
        ...{ xMm: piece.xMm, yMm: piece.yMm, turned: piece.turned },
      })),
    },
  })
}

function printKey(print: {
  readonly artworkId: string
  readonly widthMm: number
  readonly heightMm: number
}): string {
  return `${print.artworkId} ${print.widthMm} ${print.heightMm}`
}

/** It is printed as wide as the film. Its pixels then tell its length and its resolution. */
function resolveFinishedFile(
  { kind, quantity, finish, prepaid }: RequestedSheet,
  artworkId: string,
  path: string,
  shop: Shop,
  { artworks }: FilmFiles,
): ResolvedFilm {
  const { film } = shop
  const field = `${path}.artworkId`
  const artwork = knownArtwork(artworkId, field, artworks)
  const { widthPx, heightPx, statedWidthMm } = artwork.inspection
  refuseOtherWidth(statedWidthMm, film.widthMm, field)
  const size = { widthMm: film.widthMm, heightMm: tenths((film.widthMm * heightPx) / widthPx) }
  const trim = withoutMargins(artwork, size, film.sideMarginMm)
  if (size.heightMm > film.maxLengthMm) {
    throw invalidField(
      field,
      `is ${size.heightMm} mm long on film; the longest sheet is ${film.maxLengthMm} mm`,
      'sheet_too_long',
      String(film.maxLengthMm),
    )
  }
  if (filmSize(size, trim).widthMm > across(film)) {
    throw invalidField(
      field,
      `leave ${film.sideMarginMm} mm free at each side of the film`,
      'outside_film',
      String(film.sideMarginMm),
    )
  }
  return withSheet({ kind, quantity, finish, prepaid }, path, shop, {
    ...{ widthMm: size.widthMm, lengthMm: size.heightMm, layout: null },
    placements: [{ ...size, copies: 1, artwork, trim, preflight: checkArtwork(artwork, size, shop) }],
  })
}

function withSheet(
  item: Pick<ResolvedFilm, 'kind' | 'quantity' | 'finish' | 'prepaid'>,
  path: string,
  shop: Shop,
  {
    placements,
    ...sheet
  }: Pick<ResolvedSheet, 'widthMm' | 'lengthMm' | 'layout'> & Pick<ResolvedFilm, 'placements'>,
): ResolvedFilm {
  const [prices] = shop.film.lists
  const billedCm = billedCentimetres(sheet.lengthMm)
  const priceMinor = sheetPriceMinor(billedCm, prices) ?? refuseWithoutPrice(path)
  return {
    ...item,
    unitPriceMinor: item.prepaid ? 0 : priceMinor,
    size: `${sheet.widthMm} × ${sheet.lengthMm} mm`,
    sheet: { ...sheet, billedCm, minimumMinor: prices.minimumSheetMinor },
    placements,
  }
}

/** A roll measures a little more or less than it says. */
const WIDTH_TOLERANCE_MM = 0.5

/** Most files of another width were made for other film, and would come out larger or smaller than they were drawn. */
function refuseOtherWidth(statedMm: number | undefined, filmMm: number, field: string): void {
  if (statedMm === undefined || Math.abs(statedMm - filmMm) <= WIDTH_TOLERANCE_MM) return
  throw invalidField(
    field,
    `is ${statedMm} mm wide, and the film is ${filmMm} mm; export it as wide as the film`,
    'other_width',
    `${filmMm} mm`,
  )
}

/** What the printer cannot reach is left out when nothing is there, exactly to the margin. */
function withoutMargins(
  { inspection }: StoredArtwork,
  size: { readonly widthMm: number; readonly heightMm: number },
  sideMarginMm: number,
): Trim {
  const trim = trimOf(inspection, size)
  const { left = 0, right = 0 } = inspection.clearMarginPx ?? {}
  const mmPerPx = size.widthMm / inspection.widthPx
  const side = (px: number, trimmedMm: number) =>
    px * mmPerPx >= sideMarginMm ? Math.max(trimmedMm, sideMarginMm) : trimmedMm
  return { ...trim, leftMm: side(left, trim.leftMm), rightMm: side(right, trim.rightMm) }
}

function refuseOtherFilm({ film, lengthMm }: StoredLayout, path: string, now: Shop['film']): void {
  const isSame = film.widthMm === now.widthMm
  if (
    isSame &&
    film.sideMarginMm >= now.sideMarginMm &&
    film.gapMm >= now.gapMm &&
    lengthMm <= now.maxLengthMm
  )
    return
  throw invalidField(
    path,
    `was made for other film; lay it out again on ${now.widthMm} mm`,
    'outside_film',
    String(now.widthMm),
  )
}

function fits(
  { widthMm, heightMm }: { readonly widthMm: number; readonly heightMm: number },
  film: Shop['film'],
): boolean {
  const acrossMm = across(film)
  if (widthMm <= acrossMm && heightMm <= film.maxLengthMm) return true
  return film.allowRotation && heightMm <= acrossMm && widthMm <= film.maxLengthMm
}

function tooLarge(path: string, film: Shop['film']) {
  const limit = `${across(film)} × ${film.maxLengthMm} mm`
  return invalidField(path, `is larger than the film: ${limit}`, 'outside_film', limit)
}

function across({ widthMm, sideMarginMm }: Pick<Shop['film'], 'widthMm' | 'sideMarginMm'>): number {
  return tenths(widthMm - 2 * sideMarginMm)
}

function refuseWithoutPrice(path: string): never {
  throw invalidField(path, 'the shop has no price for film of this size', 'no_print_price')
}

function tenths(mm: number): number {
  return Math.round(mm * 10) / 10
}
