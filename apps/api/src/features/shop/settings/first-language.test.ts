import { LOCALES, type Locale } from '@platen/messages'
import { describe, expect, test } from 'vitest'
import { inFirstLanguage, listInFirstLanguage, type Written } from './first-language.ts'

const toSpanish = { from: 'en', to: 'es' } as const

describe('the first language becomes Spanish', () => {
  test('what is translated becomes the text, and the former text a translation', () => {
    const written = {
      texts: { name: 'Front', note: 'Big' },
      translations: { es: { name: 'Frente' }, fr: { name: 'Devant' } },
    }
    expect(inFirstLanguage(written, toSpanish)).toEqual({
      texts: { name: 'Frente', note: 'Big' },
      translations: { en: { name: 'Front' }, fr: { name: 'Devant' } },
    })
  })

  test('what is not translated stays as it is', () => {
    expect(
      inFirstLanguage({ texts: { name: 'Front' }, translations: { fr: { name: 'Devant' } } }, toSpanish),
    ).toBeUndefined()
  })

  test('a text that has another translation in the former language stays, and so does a missing one', () => {
    const translations = { en: { name: 'Chest' }, es: { name: 'Frente', note: 'Grande' } }
    expect(inFirstLanguage({ texts: { name: 'Front', note: null }, translations }, toSpanish)).toBeUndefined()
  })

  test('members of a list keep everything else', () => {
    const zone = { id: 'centro', name: 'Centre', feeMinor: 5, translations: { es: { name: 'Centro' } } }
    expect(listInFirstLanguage([zone, { ...zone, translations: {} }], ['name'], toSpanish)).toEqual([
      { ...zone, name: 'Centro', translations: { en: { name: 'Centre' } } },
      { ...zone, translations: {} },
    ])
  })
})

test.each(LOCALES.flatMap((from) => LOCALES.map((to) => [from, to] as const)))(
  'changing from %s to %s and back restores every text',
  (from, to) => {
    const own = (locale: Locale) => (locale === from ? {} : { [locale]: { name: `name ${locale}` } })
    const written: Written = {
      texts: { name: `name ${from}`, note: 'as written' },
      translations: Object.assign({}, ...LOCALES.map(own)) as Written['translations'],
    }
    const changed = inFirstLanguage(written, { from, to }) ?? written
    expect(changed.texts.name).toBe(`name ${to}`)
    expect(inFirstLanguage(changed, { from: to, to: from }) ?? changed).toEqual(written)
  },
)
