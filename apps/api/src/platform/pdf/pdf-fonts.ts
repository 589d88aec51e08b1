import { DEFAULT_LOOK, type Look } from '@platen/brand'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as fontkit from 'fontkit'

export type Face = 'display' | 'text' | 'figures'

const WEIGHTS = { regular: 400, bold: 700 } as const
type Weight = keyof typeof WEIGHTS

/** A font comes in pieces, the most used letters first. Few families have all of them. */
const PIECES = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'greek'] as const

/** Has all pieces, so it writes the letters that the others lack. */
const FIGURES = 'jetbrains-mono'

export type PdfFonts = Readonly<Record<Face, Readonly<Record<Weight, readonly PdfFont[]>>>>

export interface PdfFont {
  readonly name: string
  readonly font: fontkit.Font
}

type Families = Pick<Look, 'headingFont' | 'textFont'>

const loaded = new Map<string, Promise<PdfFonts>>()

export function loadPdfFonts({ headingFont, textFont }: Families = DEFAULT_LOOK): Promise<PdfFonts> {
  const key = `${headingFont} ${textFont}`
  const known = loaded.get(key)
  if (known) return known
  const fonts = readFonts({ headingFont, textFont }).catch((error: unknown) => {
    loaded.delete(key)
    throw error
  })
  loaded.set(key, fonts)
  return fonts
}

async function readFonts({ headingFont, textFont }: Families): Promise<PdfFonts> {
  const [display, text, figures] = await Promise.all([
    readFamily(headingFont),
    readFamily(textFont),
    readFamily(FIGURES),
  ])
  return { display: withOthers(display, figures), text: withOthers(text, figures), figures }
}

function withOthers(family: PdfFonts[Face], { regular, bold }: PdfFonts[Face]): PdfFonts[Face] {
  return { regular: [...family.regular, ...regular], bold: [...family.bold, ...bold] }
}

const families = new Map<string, Promise<PdfFonts[Face]>>()

function readFamily(family: string): Promise<PdfFonts[Face]> {
  const known = families.get(family)
  if (known) return known
  const read = Promise.all([readWeight(family, 'regular'), readWeight(family, 'bold')])
    .then(([regular, bold]) => ({ regular, bold }))
    .catch((error: unknown) => {
      families.delete(family)
      throw error
    })
  families.set(family, read)
  return read
}

function readWeight(family: string, weight: Weight): Promise<PdfFont[]> {
  // WOFF, because PDFKit cannot extract glyphs from WOFF2.
  const nameOf = (piece: string) => `${family}-${piece}-${WEIGHTS[weight]}-normal.woff`
  const latin = createRequire(import.meta.url).resolve(`@fontsource/${family}/files/${nameOf('latin')}`)
  const files = PIECES.map((piece) => ({
    name: `${family} ${weight} ${piece}`,
    path: join(dirname(latin), nameOf(piece)),
  }))
  return Promise.all(
    files
      .filter(({ path }) => existsSync(path))
      .map(async ({ name, path }) => ({ name, font: fontkit.create(await readFile(path)) })),
  )
}

interface Run extends PdfFont {
  readonly text: string
}

/** A character that no font has becomes a question mark; spaces of any kind are spaces, and what is not shown is left out. */
export function runsOf(fonts: readonly PdfFont[], text: string): Run[] {
  const runs: { name: string; font: fontkit.Font; text: string }[] = []
  for (const letter of text.normalize('NFC').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+/gu, '')) {
    const able = fonts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const used = able ?? fonts[0]
    if (!used) return []
    const shown = able ? letter : /\p{Zs}/u.test(letter) ? ' ' : '?'
    const last = runs.at(-1)
    if (last?.font === used.font) last.text += shown
    else runs.push({ ...used, text: shown })
  }
  return runs
}
