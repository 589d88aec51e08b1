/** Control characters, line separators, and marks that turn the direction of the text around them. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const MAX_CHARACTERS = 200

/** The name that a client gives a file, made fit to be shown to people. It never becomes part of a path. */
export function cleanFileName(given: string | undefined): string {
  const withoutFolders = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = withoutFolders.normalize('NFC').replaceAll(INVISIBLE, '').trim()
  if (/^\.*$/.test(visible)) return 'unnamed'
  return Array.from(visible).slice(0, MAX_CHARACTERS).join('').trimEnd()
}
