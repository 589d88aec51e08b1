import type { Box } from './film-pixels.ts'

/** Something black beside the prints, such as a label or a cutting mark. */
export type FilmMark =
  | { readonly kind: 'bar'; readonly box: Box }
  /** `path` is SVG path data in millimetres from the corner of the box. */
  | { readonly kind: 'outline'; readonly box: Box; readonly path: string }
