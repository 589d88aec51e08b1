import Type, { type Static } from 'typebox'
import { nullable, oneOf, part, resource } from '../schema.ts'

export const DOT_SHAPES = ['round', 'diamond'] as const
export type DotShape = (typeof DOT_SHAPES)[number]

const halftone = part({
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
})

export const Tolerance = Type.Number({
  minimum: 0,
  maximum: 50,
  multipleOf: 0.1,
  description:
    'How far a colour may be from the garment’s to be left out whole, as a distance in CIELAB (ΔE*ab). Up to twice as far, at least 2 more, it fades in.',
})

const knockOut = part({
  hex: Type.String({
    pattern: '^#[0-9a-fA-F]{6}$',
    description: 'The colour of the garment.',
    examples: ['#1f2a44'],
  }),
  tolerance: Tolerance,
})

const finishFields = {
  halftone: nullable({
    ...halftone,
    description: 'Shades become dots of full ink. Null: they stay semi-transparent.',
  }),
  alphaThreshold: nullable(
    Type.Integer({
      minimum: 0,
      maximum: 255,
      description:
        'Pixels with less opacity than this are left out, all others with any are printed fully. Null: all stay as they are. Not together with a halftone.',
    }),
  ),
  chokeMm: nullable(
    Type.Number({
      minimum: 0,
      maximum: 0.6,
      multipleOf: 0.01,
      description:
        'How far the white stays inside the edge of the colours, in millimetres. Strokes thinner than twice of it keep their white. Null: none.',
    }),
  ),
}

/** What is done to the pixels of a print before they are put on film. */
export const FilmFinish = resource('FilmFinish', {
  ...finishFields,
  knockOut: nullable({
    ...knockOut,
    description: 'The colour of the garment is left out, so that the garment shows. Null: nothing is.',
  }),
})
export type FilmFinish = Static<typeof FilmFinish>
