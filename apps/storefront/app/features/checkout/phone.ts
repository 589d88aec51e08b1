/** What people put between the digits of a number, and the invisible marks that come with a pasted one. */
const SEPARATORS = /[\s().\-/‐-―\u200e\u200f\u202a-\u202e\u2066-\u2069]/g
const E164 = /^\+[1-9][0-9]{6,14}$/

/**
 * A typed phone number in E.164. With `+` or `00` it says its country itself; else it is one of `callingCode`'s, with
 * or without the zero that is dialled inside many countries. Undefined when it cannot be a number.
 */
export function toE164(typed: string, callingCode: string | undefined): string | undefined {
  // `+44 (0)20 …`: that zero is for callers inside the country.
  const bare = typed.replace(/^(\s*\+[^(]*)\(0\)/, '$1').replaceAll(SEPARATORS, '')
  const number = international(bare, callingCode)
  return number !== undefined && E164.test(number) ? number : undefined
}

function international(bare: string, callingCode: string | undefined): string | undefined {
  if (bare.startsWith('+')) return bare
  if (bare.startsWith('00')) return `+${bare.slice(2)}`
  if (callingCode === undefined) return undefined
  // Italy alone keeps the zero in front of its fixed lines.
  const national = callingCode === '39' ? bare : bare.replace(/^0/, '')
  // Shorter is a slip of the finger, not a local number.
  return national.length < 6 ? undefined : `+${callingCode}${national}`
}
