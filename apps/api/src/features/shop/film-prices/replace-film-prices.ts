import type { FilmPricesRecord, FilmPricesRequest } from '@platen/contract'
import type { AdminAuthor } from '../../../platform/auth/guard.ts'
import type { Platform } from '../../../platform/platform.ts'
import { replaceDocument } from '../../../platform/records/replace-document.ts'
import { refuseInvalid, repetitions, type FieldProblem } from '../../../platform/refusal.ts'
import { getFilmPrices, lockFilmPrices, writeFilmPrices } from './film-prices.store.ts'

interface ReplaceFilmPrices {
  readonly prices: FilmPricesRequest
  readonly author: AdminAuthor
}

export async function replaceFilmPrices(
  deps: Pick<Platform, 'transaction' | 'clock'>,
  { prices, author }: ReplaceFilmPrices,
): Promise<FilmPricesRecord> {
  refuseInvalid([...repeatedEntries(prices), ...otherPricing(prices), ...missingPrices(prices)])
  return replaceDocument(deps, {
    entity: { type: 'film_prices', id: 'film_prices' },
    title: () => 'the film prices',
    revision: prices.revision,
    author,
    lock: lockFilmPrices,
    read: getFilmPrices,
    write: (tx, change) => writeFilmPrices(tx, prices, change),
  })
}

function repeatedEntries({ lists }: FilmPricesRequest): FieldProblem[] {
  return [
    ...repetitions(
      lists,
      ({ id }) => id,
      (index) => `lists[${index}].id`,
    ),
    ...lists.flatMap(({ lengthBreaks }, list) =>
      repetitions(
        lengthBreaks,
        ({ fromCm }) => String(fromCm),
        (index) => `lists[${list}].lengthBreaks[${index}].fromCm`,
      ),
    ),
  ]
}

function otherPricing({ lists }: FilmPricesRequest): FieldProblem[] {
  return lists.flatMap(({ transfer: { by, perDm2Minor } }, index): FieldProblem[] => {
    const path = `lists[${index}].transfer.perDm2Minor`
    if (by === 'tier' && perDm2Minor !== null)
      return [
        { path, message: 'must be null when transfers cost what their size tier costs', reason: 'not_used' },
      ]
    if (by === 'area' && perDm2Minor === null)
      return [{ path, message: 'is needed to price transfers by their area', reason: 'required' }]
    return []
  })
}

/** A price that was forgotten would give film away. */
function missingPrices({ transfers, sheets, lists }: FilmPricesRequest): FieldProblem[] {
  return lists.flatMap(({ transfer, sheetPerMetreMinor }, index) => [
    ...(transfers && transfer.by === 'area' && transfer.perDm2Minor === 0
      ? [noPrice(`lists[${index}].transfer.perDm2Minor`)]
      : []),
    ...(sheets && sheetPerMetreMinor === 0 ? [noPrice(`lists[${index}].sheetPerMetreMinor`)] : []),
  ])
}

function noPrice(path: string): FieldProblem {
  return { path, message: 'must be more than 0 while it is sold', reason: 'not_more', limit: '0' }
}
