import { findFont, type Font, type Subset } from './fonts.ts'
import type { FontWeight } from './layer.ts'

type Range = readonly [from: number, to: number]

/** The characters of each subset, from the `unicode.json` of the packages. The first subset that has one is taken. */
const RANGES: readonly (readonly [Subset, readonly Range[]])[] = [
  [
    'latin',
    [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2bb, 0x2bc],
      [0x2c6, 0x2c6],
      [0x2da, 0x2da],
      [0x2dc, 0x2dc],
      [0x2000, 0x200b],
      [0x2010, 0x2027],
      [0x202f, 0x205e],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2191, 0x2191],
      [0x2193, 0x2193],
      [0x2212, 0x2212],
      [0x2215, 0x2215],
    ],
  ],
  [
    'vietnamese',
    [
      [0x102, 0x103],
      [0x110, 0x111],
      [0x128, 0x129],
      [0x168, 0x169],
      [0x1a0, 0x1a1],
      [0x1af, 0x1b0],
      [0x1ea0, 0x1ef1],
    ],
  ],
  [
    'latin-ext',
    [
      [0x100, 0x2ba],
      [0x2bd, 0x2ff],
      [0x1d00, 0x1dbf],
      [0x1e00, 0x1eff],
      [0x20a0, 0x20c0],
      [0x2113, 0x2113],
      [0x2c60, 0x2c7f],
      [0xa720, 0xa7ff],
    ],
  ],
  [
    'cyrillic',
    [
      [0x400, 0x45f],
      [0x490, 0x491],
      [0x4b0, 0x4b1],
      [0x2116, 0x2116],
    ],
  ],
  ['cyrillic-ext', [[0x460, 0x52f]]],
  ['greek', [[0x370, 0x3ff]]],
  ['greek-ext', [[0x1f00, 0x1fff]]],
  [
    'hebrew',
    [
      [0x590, 0x5ff],
      [0xfb1d, 0xfb4f],
    ],
  ],
  [
    'arabic',
    [
      [0x600, 0x6ff],
      [0x750, 0x77f],
      [0x8a0, 0x8ff],
      [0xfb50, 0xfdff],
      [0xfe70, 0xfefc],
    ],
  ],
  [
    'devanagari',
    [
      [0x900, 0x97f],
      [0xa8e0, 0xa8ff],
    ],
  ],
]

/** Who draws a script that the chosen family lacks. */
const FALLBACKS: Readonly<Record<Subset, string>> = {
  latin: 'rubik',
  'latin-ext': 'rubik',
  vietnamese: 'archivo',
  cyrillic: 'rubik',
  'cyrillic-ext': 'rubik',
  greek: 'comfortaa',
  'greek-ext': 'great-vibes',
  hebrew: 'rubik',
  arabic: 'cairo',
  devanagari: 'mukta',
}

/** The file of the family that draws a character, or of the one that stands in; undefined when none of ours does. */
export function fontFileOf(character: string, font: Font, weight: FontWeight): string | undefined {
  const code = character.codePointAt(0) ?? 0
  const candidates = RANGES.filter(([, ranges]) =>
    ranges.some(([from, to]) => code >= from && code <= to),
  ).map(([subset]) => subset)
  const own = candidates.find((subset) => font.subsets.includes(subset))
  if (own) return fileName(font, own, weight)
  const [subset] = candidates
  const instead = subset && findFont(FALLBACKS[subset])
  return instead && fileName(instead, subset, weight)
}

function fileName({ id, weights }: Font, subset: Subset, weight: FontWeight): string {
  return `${id}-${subset}-${weights.includes(weight) ? weight : weights[0]}-normal.woff`
}

const SUBSETS = RANGES.map(([subset]) => subset)

/** The name of each file that a text may be drawn with. */
export function fontFiles(fonts: readonly Font[]): readonly string[] {
  return fonts.flatMap((font) =>
    font.subsets.flatMap((subset) => font.weights.map((weight) => fileName(font, subset, weight))),
  )
}

/** The package and the file in it, such as `@fontsource/anton/files/anton-latin-400-normal.woff`. */
export function fontPackageOf(file: string): string | undefined {
  const [, id] = FILE.exec(file) ?? []
  return id !== undefined && findFont(id) ? `@fontsource/${id}/files/${file}` : undefined
}

const FILE = new RegExp(`^([a-z0-9-]+?)-(?:${SUBSETS.join('|')})-(?:400|700)-normal\\.woff$`)
