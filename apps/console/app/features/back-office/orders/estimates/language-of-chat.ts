import { LOCALES, type Locale } from '@platen/messages'

/** Short words that chats about clothes have, and hardly any of the others. */
const WORDS: Readonly<Record<Locale, string>> = {
  en: 'the and i we you need want would like hello hi thanks please how much shirts tees hoodies of with is are my',
  es: 'el los las y quiero quisiera necesito hola buenas buenos gracias cuánto cuanto camisetas playeras gorras con mi es una unas para talla',
  'pt-BR':
    'os um uma e quero queria preciso olá oi bom obrigado obrigada quanto camisetas bonés com meu minha é não tamanho vocês para',
  fr: 'le les et je nous voudrais besoin bonjour salut merci combien tee-shirts casquettes avec mon est une des pour taille',
  id: 'dan saya kami mau ingin butuh halo terima kasih berapa kaos topi dengan yang ini untuk ukuran bisa mas kak',
}
const KNOWN = LOCALES.map((locale) => ({ locale, words: new Set(WORDS[locale].split(' ')) }))
/** One alone may be somebody's name. */
const FEWEST = 2

/** Undefined when no language has more of its words in the text than the others. */
export function languageOfChat(text: string): Locale | undefined {
  const said = text.toLowerCase().match(/[\p{L}-]+/gu) ?? []
  const [first, second] = KNOWN.map(({ locale, words }) => ({
    locale,
    found: new Set(said.filter((word) => words.has(word))).size,
  })).toSorted((a, b) => b.found - a.found)
  if (!first || first.found < FEWEST || first.found === second?.found) return undefined
  return first.locale
}
