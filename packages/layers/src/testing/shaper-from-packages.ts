import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { fontPackageOf } from '../fonts/font-files.ts'
import { loadShaper, type Shaper } from '../text/shaper.ts'

/** A shaper for tests, with the fonts that are installed. */
export function shaperFromPackages(): Promise<Shaper> {
  return loadShaper(readFont)
}

export async function readFont(file: string): Promise<Uint8Array> {
  return readFile(fileURLToPath(import.meta.resolve(fontPackageOf(file) ?? file)))
}
