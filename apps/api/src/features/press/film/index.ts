export { makeFilm } from './make-film.ts'
export type { FilmArtwork, FilmFile, FilmPrint, FilmSheet, MadeFilm, PrintInk } from './film-sheet.ts'
