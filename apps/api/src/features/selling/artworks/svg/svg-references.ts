/** Anything else would be fetched or run by the program that opens the file. */

const CARRIED_PICTURE = /^data:image\/(?:png|jpe?g|webp)(?:;charset=[\w-]+)?;base64,/i

/** Programs ignore white space and control characters in a reference, so they are removed before it is checked. */
const IGNORED_IN_REFERENCES = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\u2060\ufeff]+/g

export function isOwnReference(reference: string): boolean {
  const bare = reference.replace(IGNORED_IN_REFERENCES, '')
  return (bare.startsWith('#') && bare.length > 1) || CARRIED_PICTURE.test(bare)
}

/** Expects a reference that stays inside the file. */
export function carriedPicture(reference: string): Buffer | undefined {
  const bare = reference.replace(IGNORED_IN_REFERENCES, '')
  if (!CARRIED_PICTURE.test(bare)) return undefined
  return Buffer.from(bare.slice(bare.indexOf(',') + 1), 'base64')
}

export function fragmentId(reference: string): string | undefined {
  const bare = reference.replace(IGNORED_IN_REFERENCES, '')
  return bare.startsWith('#') ? bare.slice(1) : undefined
}

const REACHES_OUT = [
  /@import/,
  /expression\s*\(/,
  /-moz-binding/,
  /behaviou?r\s*:/,
  /image-set\s*\(/,
  /(?:^|[^\w-])(?:image|src|cross-fade|element)\s*\(/,
  /(?:java|vb|live)script\s*:/,
] as const

export function isOwnStyle(style: string): boolean {
  const plain = unescapeStyle(style)
  if (REACHES_OUT.some((pattern) => pattern.test(plain.toLowerCase()))) return false
  return styleReferences(plain).every(isOwnReference)
}

/** Comments are not removed first, because a comment mark inside a string would hide what follows. */
export function styleReferences(style: string): string[] {
  const plain = unescapeStyle(style)
  return [...plain.matchAll(/url\(\s*(?:"([^"]*)|'([^']*)|([^)]*))/gi)].map(
    ([, double, single, unquoted]) => double ?? single ?? unquoted ?? '',
  )
}

/** `u\72l(` and `\75 rl(` read as `url(`, as they do in a browser. */
function unescapeStyle(style: string): string {
  if (!style.includes('\\')) return style
  return style.replace(
    /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\r\n\f])?|([^]))/gi,
    (_, hex?: string, literal?: string) => {
      if (hex === undefined) return literal === '\n' ? '' : (literal ?? '')
      const code = Number.parseInt(hex, 16)
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd'
    },
  )
}
