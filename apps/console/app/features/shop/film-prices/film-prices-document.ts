import type { Resources } from '@platen/api-client'
import { slugOf } from '../../../lib/forms/slug.ts'

export type FilmPrices = Resources['FilmPricesRecord']
type FilmPricesRequest = Resources['FilmPricesRequest']

export interface FilmPricesForm {
  transfers: boolean
  sheets: boolean
  lists: PriceList[]
}

/** Amounts are null while they are empty. A new list has no id before it is saved. */
export interface PriceList {
  id: string
  name: string
  by: FilmPrices['lists'][number]['transfer']['by']
  perDm2Minor: number | null
  minimumTransferMinor: number | null
  sheetPerMetreMinor: number | null
  minimumSheetMinor: number | null
  lengthBreaks: LengthBreak[]
}

interface LengthBreak {
  fromCm: number
  percentOffBp: number
}

export const NEW_LIST: PriceList = {
  id: '',
  name: '',
  by: 'area',
  perDm2Minor: null,
  minimumTransferMinor: 0,
  sheetPerMetreMinor: null,
  minimumSheetMinor: 0,
  lengthBreaks: [],
}

export function toForm({ transfers, sheets, lists }: FilmPrices): FilmPricesForm {
  return {
    transfers,
    sheets,
    lists: lists.map(({ transfer, ...list }) => ({
      ...list,
      by: transfer.by,
      perDm2Minor: transfer.perDm2Minor,
    })),
  }
}

/** Length breaks are sent in their order, in which they are read best. */
export function toRequest({ transfers, sheets, lists }: FilmPricesForm, revision: number): FilmPricesRequest {
  const taken = new Set(lists.map(({ id }) => id))
  return {
    revision,
    transfers,
    sheets,
    lists: lists.map(({ id, name, by, perDm2Minor, lengthBreaks, ...list }) => ({
      id: id === '' ? freeId(name, taken) : id,
      name: name.trim(),
      transfer: { by, perDm2Minor: by === 'area' ? (perDm2Minor ?? 0) : null },
      minimumTransferMinor: list.minimumTransferMinor ?? 0,
      sheetPerMetreMinor: list.sheetPerMetreMinor ?? 0,
      minimumSheetMinor: list.minimumSheetMinor ?? 0,
      lengthBreaks: lengthBreaks.toSorted((one, other) => one.fromCm - other.fromCm),
    })),
  }
}

/** `trade`, or `trade_2` if that is taken. */
function freeId(name: string, taken: Set<string>): string {
  const slug = slugOf(name).replaceAll('-', '_').slice(0, 36)
  const first = /^[a-z]/.test(slug) ? slug : `list${slug === '' ? '' : `_${slug}`}`.slice(0, 36)
  let id = first
  for (let number = 2; taken.has(id); number += 1) id = `${first}_${number}`
  taken.add(id)
  return id
}
