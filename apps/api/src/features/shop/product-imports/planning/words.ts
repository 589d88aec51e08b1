import { cleanText } from '../../../../platform/tables/table.ts'

/** "Black" and "black " are the same colour for people. */
export function wordOf(text: string): string {
  return cleanText(text).toLowerCase()
}

/** "Camiseta clásica" is `camiseta-clasica`. Empty if nothing is left. */
export function slugOf(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, 80)
    .replaceAll(/^-|-$/g, '')
}
