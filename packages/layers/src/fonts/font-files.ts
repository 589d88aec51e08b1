import { findFont, type Font } from './fonts.ts'
import type { FontWeight, TextLayer } from '../layer.ts'
import { subsetsOf, UNICODE_RANGES, type Subset } from './subsets.ts'

/** Who draws a script that the chosen family lacks. Each has both weights. */
const STAND_INS: Readonly<Record<Subset, string>> = {
  latin: 'noto-sans',
  'latin-ext': 'noto-sans',
  vietnamese: 'noto-sans',
  cyrillic: 'rubik',
  'cyrillic-ext': 'noto-sans',
  greek: 'noto-sans',
  'greek-ext': 'noto-sans',
  hebrew: 'rubik',
  arabic: 'cairo',
  devanagari: 'mukta',
}

/** Files that may have a character, in the order in which they are asked; none for emoji and scripts without a font. */
export function candidateFiles(character: string, font: Font, weight: FontWeight): readonly string[] {
  const subsets = subsetsOf(character.codePointAt(0) ?? 0)
  const standInWeight = font.heavy ? 700 : weight
  const files = [
    ...filesOf(font, subsets, weight),
    ...subsets.flatMap((subset) => filesOf(findFont(STAND_INS[subset]), [subset], standInWeight)),
  ]
  return [...new Set(files)]
}

function filesOf(font: Font | undefined, subsets: readonly Subset[], weight: FontWeight): readonly string[] {
  if (!font) return []
  return subsets
    .filter((subset) => font.subsets.includes(subset))
    .map((subset) => fileName(font, subset, weight))
}

/** `anton-latin-400-normal.woff`. A family without the weight has its only one. */
function fileName({ id, weights }: Font, subset: Subset, weight: FontWeight): string {
  return `${id}-${subset}-${weights.includes(weight) ? weight : weights[0]}-normal.woff`
}

/** Files that a text is shaped with, for loading them ahead. A letter that its file leaves out needs one more. */
export function fontFiles({
  text,
  font,
  weight,
}: Pick<TextLayer, 'text' | 'font' | 'weight'>): readonly string[] {
  const family = findFont(font)
  if (!family) return []
  return [
    ...new Set(
      Array.from(text.normalize('NFC')).flatMap((character) =>
        MARK.test(character) ? [] : candidateFiles(character, family, weight).slice(0, 1),
      ),
    ),
  ]
}

/** Drawn with the letter before it. */
const MARK = /[\p{M}\p{Cc}\p{Cf}]/u

/** The package and the file in it, such as `@fontsource/anton/files/anton-latin-400-normal.woff`. */
export function fontPackageOf(file: string): string | undefined {
  const [, id = '', subset, weight] = FILE.exec(file) ?? []
  const font = findFont(id)
  const has =
    font?.subsets.some((one) => one === subset) && font.weights.some((one) => String(one) === weight)
  return has ? `@fontsource/${id}/files/${file}` : undefined
}

const FILE = new RegExp(`^([a-z0-9-]+?)-(${Object.keys(UNICODE_RANGES).join('|')})-(400|700)-normal\\.woff$`)
