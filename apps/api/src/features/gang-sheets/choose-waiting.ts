import type { GangSheetDetail } from '@platen/contract'
import type { NestingFilm } from '@platen/nesting'
import { encodeId } from '../../platform/ids.ts'
import type { WaitingPrint } from './print-queue.store.ts'
import { lengthBound, tooLargeFor } from './sheet-geometry.ts'

/**
 * Of what waits, the most urgent first, as much as could lie on the longest sheet if nothing of it stayed empty, and
 * apart from it what this film can never hold.
 */
export function chooseWaiting(
  waiting: readonly WaitingPrint[],
  film: NestingFilm,
): { chosen: WaitingPrint[]; tooLarge: GangSheetDetail['tooLarge'] } {
  const judged = waiting.map((print) => ({ print, message: tooLargeFor(print, film) }))
  return {
    chosen: asFarAsTheFilmGoes(
      judged.filter(({ message }) => message === undefined).map(({ print }) => print),
      film,
    ),
    tooLarge: judged.flatMap(({ print, message }) =>
      message === undefined
        ? []
        : [{ jobId: encodeId('printJob', print.jobId), orderNumber: print.orderNumber, message }],
    ),
  }
}

/** Packing tries all that it is given: what cannot lie on the sheet by its mere area is not worth the time. */
function asFarAsTheFilmGoes(prints: readonly WaitingPrint[], film: NestingFilm): WaitingPrint[] {
  let [fits, tooMany] = [0, prints.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (lengthBound(prints.slice(0, middle), film) <= film.maxLengthMm) fits = middle
    else tooMany = middle
  }
  return prints.slice(0, fits)
}
