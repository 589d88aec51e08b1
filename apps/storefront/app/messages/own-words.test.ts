import { expect, test } from 'vitest'
import { inOwnWords } from './own-words.ts'

const measure = { measure: null, name: 'Hem', valuesMm: [500], translations: { es: { name: 'Bajo' } } }
const catalog = {
  categories: [
    { id: 'tees', name: 'Tees', description: 'Plain.', translations: { es: { name: 'Camisetas' } } },
  ],
  garments: [
    {
      name: 'Tee',
      description: 'Cotton.',
      care: { washing: 'at_30', note: 'Inside out.' },
      sizeGuide: { sizes: ['M'], measures: [measure], note: 'Laid flat.' },
      translations: {
        es: { description: 'Algodón.', careNote: 'Del revés.' },
        fr: { sizeGuideNote: 'À plat.' },
      },
      pictures: [{ sizes: [], alt: 'The front', translations: { es: { alt: 'El frente' } } }],
    },
  ],
}

test('takes each text in the language of the page, or else as the shop wrote it first', () => {
  const shown = inOwnWords(catalog as never, 'es')
  expect(shown.categories).toMatchObject([{ name: 'Camisetas', description: 'Plain.' }])
  expect(shown.garments).toMatchObject([
    {
      description: 'Algodón.',
      care: { washing: 'at_30', note: 'Del revés.' },
      sizeGuide: { measures: [{ name: 'Bajo', valuesMm: [500] }], note: 'Laid flat.' },
      pictures: [{ alt: 'El frente' }],
    },
  ])
  expect(inOwnWords(catalog as never, 'fr').garments).toMatchObject([
    { description: 'Cotton.', sizeGuide: { measures: [{ name: 'Hem' }], note: 'À plat.' } },
  ])
})
