const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú', c: 'ç', n: 'ñ', y: 'ý' },
  ...{ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú', C: 'Ç', N: 'Ñ', Y: 'Ý' },
}
/** As much longer as translations of English texts are at most. */
const LONGER = 0.4

/**
 * English that shows what translations will do: each text is 40 % longer, has accents, and begins with «, so that a text
 * that is not in the message files can be told. Placeholders and marks stay.
 */
export function pseudoTexts<Texts>(texts: Texts): Texts {
  if (typeof texts === 'string') return pseudoText(texts) as Texts
  if (typeof texts !== 'object' || texts === null) return texts
  const parts = Object.entries(texts).map(
    ([key, value]: [string, unknown]) => [key, pseudoTexts(value)] as const,
  )
  return (Array.isArray(texts) ? parts.map(([, value]) => value) : Object.fromEntries(parts)) as Texts
}

function pseudoText(text: string): string {
  const accented = text.replaceAll(
    /(\{\{\w+\}\}|<\/?\w+>)|[a-z]/gi,
    (letter, kept?: string) => kept ?? ACCENTED[letter] ?? letter,
  )
  const length = text.replaceAll(/\{\{\w+\}\}|<\/?\w+>/g, '').length
  // Words, because lines break between them.
  const more = 'lorem ipsum dolor sit amet '.repeat(1 + length / 40).slice(0, Math.ceil(length * LONGER))
  return `«${accented} ${more.trim()}»`
}
