export { makeFilm, type MakeFilm } from './make-film.ts'
export { UndrawableArtwork } from './undrawable-artwork.ts'
export type { FilmArtwork, FilmPrint, FilmSheet, PrintInk } from './film-sheet.ts'
