import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'

const FILES = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque',
  text: '@fontsource/instrument-sans/files/instrument-sans',
  figures: '@fontsource/jetbrains-mono/files/jetbrains-mono',
} as const
export type Face = keyof typeof FILES

const WEIGHTS = { regular: 400, bold: 700 } as const
type Weight = keyof typeof WEIGHTS

/** A font comes in pieces, the most used letters first. */
const PIECES = ['latin', 'latin-ext'] as const

export type PdfFonts = Readonly<Record<Face, Readonly<Record<Weight, readonly PdfFont[]>>>>

interface PdfFont {
  readonly name: string
  readonly font: fontkit.Font
}

let loaded: Promise<PdfFonts> | undefined

export function loadPdfFonts(): Promise<PdfFonts> {
  loaded ??= readFonts().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function readFonts(): Promise<PdfFonts> {
  const [display, text, figures] = await Promise.all([
    readFace('display'),
    readFace('text'),
    readFace('figures'),
  ])
  return { display, text, figures }
}

async function readFace(face: Face): Promise<PdfFonts[Face]> {
  const [regular, bold] = await Promise.all([readWeight(face, 'regular'), readWeight(face, 'bold')])
  return { regular, bold }
}

function readWeight(face: Face, weight: Weight): Promise<PdfFont[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    PIECES.map(async (piece) => {
      // WOFF, because PDFKit cannot extract glyphs from WOFF2.
      const bytes = await readFile(resolve(`${FILES[face]}-${piece}-${WEIGHTS[weight]}-normal.woff`))
      return { name: `${face} ${weight} ${piece}`, font: fontkit.create(bytes) }
    }),
  )
}

/** A character that no font has becomes a question mark. */
export function runsOf(
  fonts: readonly PdfFont[],
  text: string,
): { readonly name: string; readonly text: string }[] {
  const runs: { name: string; text: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const able = fonts.find(({ font }) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const { name } = able ?? fonts[0] ?? { name: '' }
    const shown = able ? letter : '?'
    const last = runs.at(-1)
    if (last?.name === name) last.text += shown
    else runs.push({ name, text: shown })
  }
  return runs
}
