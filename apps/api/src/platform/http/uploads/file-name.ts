/** Control characters, line separators and marks that change the text direction. */
const INVISIBLE = /[\p{Cc}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu
const MAX_CHARACTERS = 200

/** Cleans the file name that a client sent, for display only: it must never become part of a path. */
export function cleanFileName(given: string | undefined): string {
  const withoutFolders = (given ?? '').toWellFormed().split(/[/\\]/).at(-1) ?? ''
  const visible = withoutFolders.normalize('NFC').replaceAll(INVISIBLE, '').trim()
  if (/^\.*$/.test(visible)) return 'unnamed'
  return Array.from(visible).slice(0, MAX_CHARACTERS).join('').trimEnd()
}
