import type { GangSheetDetail } from '@platen/contract'
import type { NestingFilm } from '@platen/nesting'
import { encodeId } from '../../../platform/records/ids.ts'
import type { WaitingPrint } from './print-queue.store.ts'
import { largestOn, lengthBound, tooLargeFor } from './sheet-geometry.ts'

export function choosePrints(
  waiting: readonly WaitingPrint[],
  film: NestingFilm,
): { chosen: WaitingPrint[]; tooLarge: GangSheetDetail['tooLarge'] } {
  const judged = waiting.map((print) => ({ print, message: tooLargeFor(print, film) }))
  return {
    chosen: withinFilmLength(
      judged.filter(({ message }) => message === undefined).map(({ print }) => print),
      film,
    ),
    tooLarge: judged.flatMap(({ print, message }) =>
      message === undefined
        ? []
        : [
            {
              jobId: encodeId('printJob', print.jobId),
              orderNumber: print.orderNumber,
              message,
              widthMm: print.widthMm,
              heightMm: print.heightMm,
              holds: largestOn(film),
            },
          ],
    ),
  }
}

/** Packing tries every print, so those that cannot fit by area alone are left out first. */
function withinFilmLength(prints: readonly WaitingPrint[], film: NestingFilm): WaitingPrint[] {
  let [fits, tooMany] = [0, prints.length + 1]
  while (tooMany - fits > 1) {
    const middle = (fits + tooMany) >> 1
    if (lengthBound(prints.slice(0, middle), film) <= film.maxLengthMm) fits = middle
    else tooMany = middle
  }
  return prints.slice(0, fits)
}
