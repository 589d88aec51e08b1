import Type from 'typebox'
import { Id, LengthMm, Line, Text, nullable, oneOf, part, translated } from '../schema.ts'

/** The five parts of a care label, in the order of ISO 3758. */
export const CARE = {
  washing: ['at_60', 'at_40', 'at_40_gentle', 'at_30', 'at_30_gentle', 'by_hand', 'never'],
  bleaching: ['any', 'oxygen', 'never'],
  drying: ['tumble', 'tumble_low', 'line', 'flat', 'never_tumble'],
  ironing: ['at_200', 'at_150', 'at_110', 'never'],
  dryCleaning: ['allowed', 'never'],
} as const

export const MEASURES = [
  'chest_width',
  'length',
  'sleeve_length',
  'shoulder_width',
  'waist_width',
  'width',
  'height',
  'depth',
  'strap_length',
  'head_circumference',
] as const

const Care = part({
  washing: nullable(oneOf(CARE.washing)),
  bleaching: nullable(oneOf(CARE.bleaching)),
  drying: nullable(oneOf(CARE.drying)),
  ironing: nullable(oneOf(CARE.ironing)),
  dryCleaning: nullable(oneOf(CARE.dryCleaning)),
  note: nullable(Text(1000)),
})

const SizeGuide = part({
  sizes: Type.Array(Line(20), { minItems: 1, maxItems: 40, uniqueItems: true }),
  measures: Type.Array(
    part({
      measure: nullable(
        oneOf(MEASURES, { description: 'A usual measure, which has a name in every language.' }),
      ),
      name: nullable(
        Line(60, { description: 'Instead of the usual name. Needed where there is no usual one.' }),
      ),
      valuesMm: Type.Array(nullable(LengthMm), {
        minItems: 1,
        maxItems: 40,
        description: 'Of the garment laid flat, one for each of `sizes`; null where it is unknown.',
      }),
      translations: translated({ name: Line(60) }),
    }),
    { minItems: 1, maxItems: 12 },
  ),
  note: nullable(Text(500)),
})

const alternative = {
  alt: Line(200, { description: 'What the picture shows, for people who do not see it.' }),
}

const words = { name: Line(120), description: Text(2000), careNote: Text(1000), sizeGuideNote: Text(500) }

export const CategoryId = Type.String({
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  maxLength: 40,
  description: 'The unique name of the category in URLs.',
  examples: ['t-shirts'],
})

/** What shop pages say about a garment, beside what is needed to sell it. */
export const garmentDetails = {
  categoryId: nullable(CategoryId),
  care: nullable(Care),
  sizeGuide: nullable(SizeGuide),
  translations: translated(words),
}

export const pictureWords = { ...alternative, translations: translated(alternative) }

export const ColourTranslations = translated({ name: Line(60) })

export const editedDetails = {
  ...garmentDetails,
  pictures: Type.Array(part({ pictureId: Id('picture'), ...pictureWords }), {
    maxItems: 10,
    description: 'Each picture once, in the order in which they are shown.',
  }),
  colourTranslations: Type.Array(part({ colour: Line(60), translations: ColourTranslations }), {
    maxItems: 200,
    description: 'The names of colours in other languages.',
  }),
}
