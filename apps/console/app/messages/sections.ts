import type { en } from './en.ts'

/** The texts of a language from its files, by path: `./es/new-order.json` is the section `newOrder`. */
export function sectionsOf(files: Readonly<Record<string, object>>): typeof en {
  return Object.fromEntries(
    Object.entries(files).map(([path, section]) => [sectionName(path), section]),
  ) as typeof en
}

function sectionName(path: string): string {
  const name = path.slice(path.lastIndexOf('/') + 1, path.lastIndexOf('.'))
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}
