import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import { encodeGlyph } from './glyph-table.ts'

const FACES = {
  display: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-*-wght-normal.woff2',
  text: '@fontsource-variable/instrument-sans/files/instrument-sans-*-wght-normal.woff2',
  figures: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-*-wght-normal.woff2',
} as const
export type Face = keyof typeof FACES

/** A font comes in pieces, the most used letters first. */
const PIECES = ['latin', 'latin-ext'] as const

/** Each face of the shop as the fonts that it is made of. */
export type PdfFonts = Readonly<Record<Face, readonly PdfFont[]>>

let loaded: Promise<PdfFonts> | undefined

/** A piece of a face, under its name in the document. */
interface PdfFont {
  readonly name: string
  readonly font: fontkit.Font
}

/** The type of the web apps, ready to be embedded. Read once. */
export function loadPdfFonts(): Promise<PdfFonts> {
  loaded ??= read().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function read(): Promise<PdfFonts> {
  const [display, text, figures] = await Promise.all([
    readFace('display'),
    readFace('text'),
    readFace('figures'),
  ])
  return { display, text, figures }
}

function readFace(face: Face): Promise<PdfFont[]> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all(
    PIECES.map(async (piece) => {
      const bytes = await readFile(resolve(FACES[face].replace('*', piece)))
      return { name: `${face} ${piece}`, font: embeddable(fontkit.create(bytes)) }
    }),
  )
}

/** The engine cannot copy glyphs out of a WOFF2 file, where they are packed in another way; so they are drawn anew. */
function embeddable(font: fontkit.Font): fontkit.Font {
  // A glyph that is first met as a part of another would not know its letter, and could not be searched for.
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
  const begin = font.createSubset.bind(font)
  font.createSubset = () => {
    const subset = begin()
    subset._addGlyph = (glyphId) => {
      const glyph = font.getGlyph(glyphId)
      const bytes = encodeGlyph(glyph.path.commands)
      subset.glyf.push(bytes)
      subset.loca.offsets.push(subset.offset)
      subset.hmtx.metrics.push({ advance: glyph.advanceWidth, bearing: glyph._getMetrics().leftBearing })
      subset.offset += bytes.length
      return subset.glyf.length - 1
    }
    return subset
  }
  return font
}

/** The text in runs, each with the name of the font that has its letters. What no font has is a question mark. */
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
