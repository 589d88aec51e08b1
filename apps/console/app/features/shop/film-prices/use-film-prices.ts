import { api } from '../../../lib/requests/api.ts'
import { useRead } from '../../../lib/requests/use-read.ts'

export const FILM_PRICES_KEY = ['film-prices'] as const

export function useFilmPrices() {
  return useRead(FILM_PRICES_KEY, (signal) => api.getFilmPrices({ signal }))
}
