import type { NestingPrint } from '@platen/nesting'
import type { SheetFilm } from '@platen/placement'
import { fitsOnSheet } from '../sheet/print-measures.ts'
import { inkSizes, type Place, type Sheet } from '../sheet/sheet.ts'
import type { NestAnswer, NestRequest } from './nest-messages.ts'

export interface Packed {
  readonly places: ReadonlyMap<string, Place>
  readonly leftOut: ReadonlySet<string>
  readonly done: boolean
}

export interface Nester {
  /** Ends what runs, and packs this sheet: the answers get shorter. */
  pack(sheet: Sheet, film: SheetFilm, onPacked: (packed: Packed) => void): void
  stop(): void
  close(): void
}

/** What the module worker is. */
interface Port {
  postMessage(message: NestRequest | { readonly stop: number }): void
  addEventListener(type: 'message', listener: (event: MessageEvent<NestAnswer>) => void): void
  addEventListener(type: 'error', listener: () => void): void
  terminate(): void
}

const SEED = 7
const LONGEST_MS = 6_000
/** Twice as long after each further failure. */
const RETRY_MS = 2_000
const LONGEST_RETRY_MS = 60_000

/** The worker starts with the first sheet. */
export function createNester(open: () => Port): Nester {
  let port: Port | undefined
  let job = 0
  let listener: ((answer: NestAnswer) => void) | undefined
  let request: NestRequest | undefined
  let failures = 0
  let retry: ReturnType<typeof setTimeout> | undefined

  function send(next: NestRequest): void {
    clearTimeout(retry)
    request = next
    opened().postMessage(next)
  }

  function opened(): Port {
    if (port) return port
    const own = open()
    own.addEventListener('message', ({ data }) => {
      failures = 0
      if (data.job === job) listener?.(data)
    })
    own.addEventListener('error', () => {
      if (port === own) tryAgain()
    })
    return (port = own)
  }

  /** A worker whose script did not arrive never answers, and another one loads it anew. */
  function tryAgain(): void {
    drop()
    retry = setTimeout(
      () => {
        if (request?.job === job) send(request)
      },
      Math.min(RETRY_MS * 2 ** failures, LONGEST_RETRY_MS),
    )
    failures += 1
  }

  function drop(): void {
    clearTimeout(retry)
    port?.terminate()
    port = undefined
  }

  return {
    pack: (sheet, film, onPacked) => {
      job += 1
      const { prints, tooLarge } = nestingPrints(sheet, film)
      if (prints.every(({ fixed }) => fixed)) {
        listener = undefined
        port?.postMessage({ stop: job })
        onPacked({ places: new Map(), leftOut: tooLarge, done: true })
        return
      }
      listener = ({ nesting, done }) =>
        onPacked({
          places: new Map(nesting?.prints.map(({ id, ...place }) => [id, place])),
          leftOut: nesting ? new Set([...tooLarge, ...nesting.leftOut]) : new Set(),
          done,
        })
      const { widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation } = film
      send({
        ...{ job, prints, seed: SEED, millis: LONGEST_MS },
        film: {
          ...{ widthMm, sideMarginMm, gapMm, maxLengthMm, allowRotation },
          ...{ leadMm: 0, tailMm: gapMm },
        },
      })
    },
    stop: () => {
      job += 1
      listener = undefined
      port?.postMessage({ stop: job })
    },
    close: () => {
      drop()
      listener = undefined
    },
  }
}

/** Without automatic packing, only what has no place yet is placed. */
function nestingPrints(sheet: Sheet, film: SheetFilm) {
  const sizes = inkSizes(sheet.prints)
  const prints: NestingPrint[] = []
  const tooLarge = new Set<string>()
  for (const { id, printId, place, pinned } of sheet.pieces) {
    const size = sizes.get(printId)
    if (!size) continue
    const stays = place && (pinned || !sheet.packs)
    if (stays) prints.push({ id, ...size, fixed: place })
    else if (fitsOnSheet(size, film)) prints.push({ id, ...size })
    else tooLarge.add(id)
  }
  return { prints, tooLarge }
}
