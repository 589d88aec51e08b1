/**
 * Words as the search compares them: small letters without accents, one blank between words. Columns that are
 * searched hold text of this form.
 */
export function searchText(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part) => part != null && part !== '')
    .join(' ')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text inside a LIKE pattern, so that its `%` and `_` mean themselves. */
export function likePattern(text: string): string {
  return `%${searchText(text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
