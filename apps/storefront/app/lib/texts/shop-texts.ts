import type { LoaderFunctionArgs } from 'react-router'
import { loadTexts, pageLanguage } from '../route/load-shop.ts'
import { toHtml } from './markdown.ts'

type Name = 'about' | 'delivery' | 'returns' | 'privacy' | 'terms'

/** HTML by name; null where the shop wrote nothing. */
export type ShopTexts = Readonly<Record<Name, string | null>>

export type Faq = readonly { readonly question: string; readonly html: string }[]

type Loading = Pick<LoaderFunctionArgs, 'request' | 'context'>

/** In the language of the page, or else in the shop's first one. */
export async function loadShopTexts(loading: Loading) {
  const { texts, translations } = await loadTexts(loading)
  const language = pageLanguage(loading)
  const own = translations[language] ?? {}
  const html = (name: Name) => {
    const text = own[name] ?? texts[name]
    return text === null ? null : toHtml(text)
  }
  return {
    about: html('about'),
    delivery: html('delivery'),
    returns: html('returns'),
    privacy: html('privacy'),
    terms: html('terms'),
  } satisfies ShopTexts
}

/** In the language of the page, or else in the shop's first one. */
export async function loadFaq(loading: Loading): Promise<Faq> {
  const { faq } = await loadTexts(loading)
  const language = pageLanguage(loading)
  return faq.map(({ translations, ...written }) => {
    const { question, answer } = { ...written, ...translations[language] }
    return { question, html: toHtml(answer) }
  })
}
