import { LOCALES, type Locale } from '@platen/messages'
import type { GarmentForm } from './garment-document.ts'

type List = GarmentForm['colourTranslations']
type Names = Partial<Record<Locale, Partial<Record<string, string>>>>

/** `{ es: { Black: 'Negro' } }` */
export function byLanguage(list: List): Names {
  const names: Names = {}
  for (const { colour, translations } of list) {
    for (const locale of LOCALES) {
      const name = translations[locale]?.name
      if (name !== undefined) names[locale] = { ...names[locale], [colour]: name }
    }
  }
  return names
}

/** Colours without a translation are left out. */
export function byColour(colours: readonly string[], names: Names): List {
  return colours.flatMap((colour) => {
    const own = LOCALES.flatMap((locale) => {
      const name = names[locale]?.[colour]
      return name === undefined ? [] : [[locale, { name }] as const]
    })
    return own.length === 0 ? [] : [{ colour, translations: Object.fromEntries(own) }]
  })
}
