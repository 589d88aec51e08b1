/** "12,5", "12.5" and "-3 mm" are lengths; undefined for what is none. */
export function parseMm(text: string): number | undefined {
  const match = /^([+\-−]?)(\d{1,4}(?:[.,]\d*)?|[.,]\d+)(?:mm)?$/i.exec(text.replaceAll(/\s/g, ''))
  if (!match) return undefined
  const size = Number(match[2]?.replace(',', '.'))
  return match[1] === '' || match[1] === '+' ? size : -size
}
