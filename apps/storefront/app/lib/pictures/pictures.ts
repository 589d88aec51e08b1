import type { Brand } from '../page.ts'

type Picture = NonNullable<Brand['logo']>

export function srcSetOf({ sizes }: Picture): string {
  return sizes.map(({ url, widthPx }) => `${url} ${widthPx}w`).join(', ')
}
