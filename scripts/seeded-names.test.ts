import { expect, test } from 'vitest'
import {
  GARMENT_KINDS,
  GARMENTS,
  MEETUP_ZONES,
  PAYMENT_INSTRUCTIONS,
  PRINT_ZONES,
  SIZE_TIERS,
  STORE,
} from '../apps/api/src/seed/catalogue.ts'
import { LOCALES } from '@platen/messages'
import { NAMES } from '@platen/formats/default-names'

/** The same in every language. */
const PROPER = [
  'WhatsApp',
  'Instagram',
  'Centro',
  'Santa Tecla',
  'Soyapango',
  'Paseo El Carmen',
  'Plaza Mundo',
]
/** Defaults of 0.1.0. */
const EARLIER = [
  'E-mail',
  'Transfer the exact total and send us the number on the slip, or a picture of it.',
  'The transaction number on your slip',
  'Pay at the studio within three days; we start printing once you have.',
]
/** `XS` and its like; a size in words needs a translation. */
const LETTERS = /^(Y?[SML]|\d?XS|\d?XL)$/

const TRANSLATED = LOCALES.filter((locale) => locale !== 'en')

test.each(TRANSLATED)(
  'whatever a new shop calls its things has a name in %s, and nothing else has',
  (locale) => {
    const words = [...shopWords(), ...catalogueWords(), ...EARLIER].filter((word) => !PROPER.includes(word))
    expect(Object.keys(NAMES[locale]).sort()).toEqual([...new Set(words)].sort())
  },
)

function shopWords(): string[] {
  return [
    STORE.tagline,
    ...STORE.support_channels.flatMap((channel) => [
      channel.label,
      'hours' in channel ? channel.hours : null,
    ]),
    ...STORE.fulfilment_methods.map(({ label }) => label),
    ...MEETUP_ZONES.flatMap(({ name, area, landmark }) => [name, area, landmark]),
    ...PAYMENT_INSTRUCTIONS.flatMap((instruction) => [
      instruction.label,
      instruction.instructions,
      instruction.reference_hint,
    ]),
  ].filter((word) => word !== null)
}

function catalogueWords(): string[] {
  return [
    ...GARMENTS.flatMap(({ name, description, colours, sizes }) => [
      name,
      description,
      ...colours.map(([colour]) => colour),
      ...sizes.filter((size) => !LETTERS.test(size)),
    ]),
    ...GARMENT_KINDS.map(({ name }) => name),
    ...PRINT_ZONES.map(({ name }) => name),
    ...SIZE_TIERS.map(({ label }) => label),
  ]
}
