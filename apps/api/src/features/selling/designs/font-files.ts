import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fontPackageOf, loadShaper, type Shaper } from '@platen/layers'

/** Of the packages that ship with Platen; undefined for any other name. */
export async function readFont(file: string): Promise<Buffer | undefined> {
  const place = fontPackageOf(file)
  if (place === undefined) return undefined
  try {
    return await readFile(fileURLToPath(import.meta.resolve(place)))
  } catch {
    // A family has not every script.
    return undefined
  }
}

let shaper: Promise<Shaper> | undefined

/** Loaded with the first text, because few shops compose designs all day. */
export function shaperOfService(): Promise<Shaper> {
  shaper ??= loadShaper(async (file) => {
    const font = await readFont(file)
    if (!font) throw new Error(`There is no font file ${file}.`)
    return font
  })
  return shaper
}
