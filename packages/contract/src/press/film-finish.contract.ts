import Type, { type Static } from 'typebox'
import { nullable, oneOf, part, resource } from '../schema.ts'

export const DOT_SHAPES = ['round', 'diamond'] as const

/** Each value of a finish by itself, for bodies and query strings. */
export const FINISH_VALUES = {
  lpi: Type.Number({
    minimum: 25,
    maximum: 60,
    multipleOf: 0.1,
    description: 'Dots per inch, along the screen. A dot needs at least six pixels of the film.',
  }),
  angleDeg: Type.Number({
    minimum: 0,
    maximum: 90,
    multipleOf: 0.1,
    description: 'Of the screen, clockwise on the upright print. 0 and 90 are the same.',
  }),
  dot: oneOf(DOT_SHAPES, { description: 'The shape of a dot.' }),
  hex: Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    description: 'The colour of the garment.',
    examples: ['#1f2a44'],
  }),
  tolerance: Type.Number({
    minimum: 0,
    maximum: 50,
    multipleOf: 0.1,
    description:
      'How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in.',
  }),
  alphaThreshold: Type.Integer({
    minimum: 0,
    maximum: 255,
    description:
      'Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone.',
  }),
  chokeMm: Type.Number({
    minimum: 0,
    maximum: 0.6,
    multipleOf: 0.01,
    description:
      'How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none.',
  }),
}

const { lpi, angleDeg, dot, hex, tolerance, alphaThreshold, chokeMm } = FINISH_VALUES

/** The fields that do not depend on a garment. */
export const FINISH_OF_ANY_GARMENT = {
  halftone: nullable({
    ...part({ lpi, angleDeg, dot }),
    description: 'Shades become dots of full ink. Null: they stay semi-transparent.',
  }),
  alphaThreshold: nullable(alphaThreshold),
  chokeMm: nullable(chokeMm),
}

/** What is done to the pixels of a print before they are put on film. */
export const FilmFinish = resource('FilmFinish', {
  ...FINISH_OF_ANY_GARMENT,
  knockOut: nullable({
    ...part({ hex, tolerance }),
    description: 'The colour of the garment is left out, so that the garment shows. Null: nothing is.',
  }),
})
export type FilmFinish = Static<typeof FilmFinish>
