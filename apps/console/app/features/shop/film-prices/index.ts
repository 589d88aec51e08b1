export { useFilmPrices } from './use-film-prices.ts'
