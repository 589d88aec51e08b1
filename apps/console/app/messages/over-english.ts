import { en } from './en.ts'

/** `sections` by path, such as `./es/new-order.json`. Messages that are not translated yet are in English. */
export function overEnglish(sections: Readonly<Record<string, object>>): typeof en {
  return over(
    en,
    Object.fromEntries(Object.entries(sections).map(([path, section]) => [sectionName(path), section])),
  )
}

function sectionName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function over<Texts extends object>(texts: Texts, translated: object): Texts {
  const all = Object.fromEntries(Object.entries(texts) as [string, unknown][])
  for (const [key, value] of Object.entries(translated) as [string, string | object][]) {
    const original = all[key]
    const isGroup = typeof value === 'object' && typeof original === 'object' && original !== null
    all[key] = isGroup ? over(original, value) : value
  }
  return all as Texts
}
