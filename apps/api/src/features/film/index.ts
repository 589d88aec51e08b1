export { makeFilm } from './make-film.ts'
export {
  FILM_FILES,
  type FilmArtwork,
  type FilmFile,
  type FilmPrint,
  type FilmSheet,
  type MadeFilm,
  type PrintInk,
} from './film-sheet.ts'
