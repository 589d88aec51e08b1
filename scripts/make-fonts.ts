/**
 * Makes small files of the fonts of our own look in `packages/ui/src/fonts`, which are committed: the characters of our
 * languages, headings in their one weight, the others from regular to bold. A first visit loads less than half of the
 * bytes. Run `node scripts/make-fonts.ts` after an update of the fonts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const FONTS = fileURLToPath(new URL('../node_modules/@fontsource-variable/', import.meta.url))
const OUT = fileURLToPath(new URL('../packages/ui/src/fonts/', import.meta.url))

/** The range of the whole Latin files. As `unicode-range` in `fonts.css`. */
const CHARACTERS = [
  ...range(0x20, 0xff),
  ...[0x131, 0x152, 0x153, 0x2bb, 0x2bc, 0x2c6, 0x2da, 0x2dc, 0x304, 0x308, 0x329],
  ...range(0x2000, 0x206f),
  ...[0x20ac, 0x2122, 0x2191, 0x2193, 0x2212, 0x2215, 0xfeff, 0xfffd],
]

/** In the shop, whose words beside figures are in its own font: digits, signs and the signs of money. */
const FIGURES = [
  ...Array.from('#$%+,-./0123456789:', (sign) => sign.codePointAt(0) ?? 0),
  ...[0xa2, 0xa3, 0xa5, 0xb0, 0xb1, 0xbc, 0xbd, 0xbe, 0xd7, 0x2013, 0x20ac, 0x2212],
]

await make(
  'bricolage-grotesque-latin',
  'bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2',
  {
    opsz: 32,
    wght: 700,
  },
)
await make('instrument-sans-latin', 'instrument-sans/files/instrument-sans-latin-wght-normal.woff2', {
  wght: { min: 400, max: 700 },
})
const MONO = 'jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2'
await make('jetbrains-mono-latin', MONO, { wght: { min: 400, max: 700 } })
await make('jetbrains-mono-figures', MONO, { wght: { min: 400, max: 700 } }, FIGURES)

async function make(
  name: string,
  source: string,
  variationAxes: Record<string, number | { min: number; max: number }>,
  characters = CHARACTERS,
): Promise<void> {
  const options = {
    targetFormat: 'woff2',
    variationAxes,
    // Without the other forms of each character, such as ligatures for programs.
    noLayoutClosure: true,
  } as const
  const text = String.fromCodePoint(...characters)
  const font = await subsetFont(readFileSync(FONTS + source), text, options)
  mkdirSync(OUT, { recursive: true })
  writeFileSync(`${OUT}${name}.woff2`, font)
  console.log(`${name}.woff2 ${Math.ceil(font.length / 1024)} KB`)
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at)
}
