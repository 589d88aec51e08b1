import { en } from './en.ts'

/** For a language that is not translated completely: the messages that it lacks are in English. */
export function overEnglish(translated: object): typeof en {
  return over(en, translated)
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
