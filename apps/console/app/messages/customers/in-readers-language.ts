import { language } from '../language.ts'
import { EVERY_LANGUAGE, textsForCustomer } from './texts-for-customer.ts'

/** A suggested reason in the language of the page, whatever language it was sent in. What staff typed stays. */
export function inReadersLanguage(reason: string): string {
  return KNOWN.get(reason) ?? reason
}

const OWN = textsIn(textsForCustomer([language]))
const KNOWN = new Map(
  EVERY_LANGUAGE.flatMap((texts) => textsIn(texts).map((text, at) => [text, OWN[at] ?? text] as const)),
)

/** In one order, because all files have the same keys. */
function textsIn(texts: object): string[] {
  return Object.keys(texts)
    .sort()
    .flatMap((key) => {
      const part: unknown = texts[key as keyof typeof texts]
      return typeof part === 'string' ? [part] : textsIn(part as object)
    })
}
