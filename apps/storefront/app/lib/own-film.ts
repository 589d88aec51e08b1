import { expectData, type Resources } from '@platen/api-client'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { browserApi } from './browser-api.ts'
import { isSignedIn } from './route/signed-in.ts'

export type OwnFilm = Resources['AccountFilm']
type SoldFilm = NonNullable<Resources['PublicConfigResponse']['film']>

let known: OwnFilm | undefined
let reading: Promise<void> | undefined
const listeners = new Set<() => void>()

/**
 * The prices and the prepaid film of the customer who is signed in. Guests are asked for nothing; the same answer serves
 * all parts of a page.
 */
export function useOwnFilm(): OwnFilm | undefined {
  useEffect(() => {
    if (isSignedIn()) void (reading ??= readOwnFilm())
  }, [])
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => known,
    () => undefined,
  )
}

/** After an order, or when somebody else has signed in. */
export function refreshOwnFilm(): void {
  reading = undefined
  if (isSignedIn()) reading = readOwnFilm()
  else setKnown(undefined)
}

/** What the shop sells, at the customer's own prices. */
export function useFilmAtOwnPrices<Film extends SoldFilm | null>(film: Film): Film {
  const own = useOwnFilm()
  return useMemo(() => (film && own ? { ...film, prices: own.prices } : film), [film, own])
}

async function readOwnFilm(): Promise<void> {
  try {
    setKnown(await expectData(browserApi.getAccountFilm()))
  } catch {
    // The prices of everybody stand until the next page.
    reading = undefined
    setKnown(undefined)
  }
}

function setKnown(film: OwnFilm | undefined): void {
  known = film
  for (const listener of listeners) listener()
}
