import { expect, test } from 'vitest'
import { previewQuery, readHex, toForm, toRequest, type Brand } from './brand-document.ts'

const NOTHING = {
  heroTitle: null,
  heroText: null,
  about: null,
  delivery: null,
  returns: null,
  privacy: null,
  terms: null,
}
const LOGO = {
  ...{ id: 'pic_1', fileName: 'logo.png', widthPx: 100, heightPx: 50, hasAlpha: true },
  sizes: [{ url: '/api/v1/pictures/1.webp', widthPx: 100, heightPx: 50 }],
  createdAt: '2026-11-01T00:00:00Z',
}
const BRAND: Brand = {
  revision: 3,
  accent: '#c42f03',
  usedAccent: '#c42f03',
  surface: 'paper',
  headingFont: 'archivo',
  textFont: 'lora',
  logo: LOGO,
  favicon: null,
  heroPicture: null,
  texts: { ...NOTHING, heroTitle: 'Shirts by Ana', about: '# Hello' },
  translations: { es: { heroTitle: 'Camisetas de Ana' } },
  faq: [{ question: 'How long?', answer: 'A week.', translations: { es: { question: '¿Cuánto?' } } }],
  updatedAt: '2026-11-01T00:00:00Z',
  updatedBy: null,
}
const LANGUAGES = ['en', 'es'] as const

test('sends an unchanged form as it came', () => {
  const { logo, favicon, heroPicture, usedAccent, updatedAt, updatedBy, ...same } = BRAND
  expect(toRequest(toForm(BRAND, LANGUAGES), 3, LANGUAGES)).toEqual({
    ...same,
    logoId: 'pic_1',
    faviconId: null,
    heroPictureId: null,
  })
})

test('leaves out texts of only spaces, and languages without texts', () => {
  const form = toForm(BRAND, LANGUAGES)
  form.texts.heroTitle = '  '
  form.texts.heroText = ' Printed\nby hand. '
  form.translations.es.heroTitle = ''
  const { texts, translations } = toRequest(form, 3, LANGUAGES)
  expect(texts).toMatchObject({ heroTitle: null, heroText: 'Printed by hand.' })
  expect(translations).toEqual({})
})

test('drops translations for languages that the shop no longer offers', () => {
  expect(toRequest(toForm(BRAND, ['en']), 3, ['en']).translations).toEqual({})
})

test('takes the texts of the language that became the first, and keeps none as its translation', () => {
  const form = toForm(BRAND, ['es', 'en'])
  expect(form.texts).toMatchObject({ heroTitle: 'Camisetas de Ana', about: '# Hello' })
  expect(toRequest(form, 3, ['es', 'en'])).toMatchObject({
    texts: { heroTitle: 'Camisetas de Ana' },
    translations: {},
  })
})

test.each([
  ['#1246D6', '#1246d6'],
  [' 1246d6 ', '#1246d6'],
  ['#14d', '#1144dd'],
  ['#1246d', undefined],
  ['blue', undefined],
  ['', undefined],
])('reads the colour %j as %s', (typed, hex) => {
  expect(readHex(typed)).toBe(hex)
})

test('previews the texts of a language, and those of the first language where it has none', () => {
  const form = toForm(BRAND, LANGUAGES)
  form.texts.heroText = 'By hand'
  const query = previewQuery({ form, accent: '#1246d6', language: 'es', languages: LANGUAGES })
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
    ...{ language: 'es', accent: '#1246d6', surface: 'paper', headingFont: 'archivo', textFont: 'lora' },
    ...{ logoId: 'pic_1', heroTitle: 'Camisetas de Ana', heroText: 'By hand' },
  })
})
