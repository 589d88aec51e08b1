/** Lower case, without accents, single spaces. Searched columns store text in this form. */
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

export function likePattern(text: string): string {
  return `%${searchText(text).replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
}
