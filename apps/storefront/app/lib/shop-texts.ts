import type { LoaderFunctionArgs } from 'react-router'
import type { Resources } from '@platen/api-client'
import { languageOf } from '../messages/languages.ts'
import { load } from './load-shop.ts'
import { toHtml } from './markdown.ts'
import { apiOf, visitOf } from './visit.ts'

type Name = 'about' | 'delivery' | 'returns' | 'privacy' | 'terms'

/** HTML by name; null where the shop wrote nothing. */
export type ShopTexts = Readonly<Record<Name, string | null>>

/** In the language of the page, or else in the shop's first one. */
export async function loadShopTexts({ request, context }: Pick<LoaderFunctionArgs, 'request' | 'context'>) {
  const { texts, translations } = await load<Resources['ShopTexts']>(apiOf(context).getShopTexts())
  const language = languageOf(new URL(request.url).pathname, visitOf(context).languages)
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
