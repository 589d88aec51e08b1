export { makeFilm, type MakeFilm } from './make-film.ts'
export type { FilmArtwork, FilmPrint, FilmSheet, PrintInk } from './film-sheet.ts'
