import type { Box } from './film-pixels.ts'

/** Something black beside the prints: it says whose they are and where to cut. */
export type FilmMark =
  | { readonly kind: 'bar'; readonly box: Box }
  /** `path` is SVG path data in millimetres from the corner of the box. */
  | { readonly kind: 'outline'; readonly box: Box; readonly path: string }
