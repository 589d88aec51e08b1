import { fileURLToPath } from 'node:url'
import { type Font, openSync } from 'fontkit'
import { glyphPath } from '../pdf/glyph-path.ts'

export interface OutlinedText {
  /** Y down; the baseline begins at (0, 0). */
  readonly path: string
  readonly width: number
}

/** `files` are tried in their order. A character that none of them has is shown as the first one's missing glyph. */
export function outlineLetters(text: string, files: readonly string[], size: number): OutlinedText {
  const paths: string[] = []
  let width = 0
  for (const { font, piece } of piecesByFont(text, files)) {
    const scale = size / font.unitsPerEm
    const run = font.layout(piece)
    paths.push(glyphPath(run, scale, { x: width, y: 0 }))
    width += run.advanceWidth * scale
  }
  return { path: paths.join(''), width }
}

export function hasLetter(letter: string, files: readonly string[]): boolean {
  const code = letter.codePointAt(0) ?? 0
  return files.some((file) => fontOf(file).hasGlyphForCodePoint(code))
}

/** Such as `outfit-latin-700-normal`, of the packages that ship with Platen. */
function fontOf(file: string): Font {
  const known = opened.get(file)
  if (known !== undefined) return known
  const family = file.replace(/-(?:latin|greek|cyrillic).*$/, '')
  const font = openSync(fileURLToPath(import.meta.resolve(`@fontsource/${family}/files/${file}.woff`)))
  opened.set(file, font)
  return font
}

const opened = new Map<string, Font>()

function piecesByFont(text: string, files: readonly string[]): { font: Font; piece: string }[] {
  const pieces: { font: Font; piece: string }[] = []
  for (const letter of text.normalize('NFC')) {
    const file = files.find((name) => hasLetter(letter, [name])) ?? files[0] ?? ''
    const font = fontOf(file)
    const last = pieces.at(-1)
    if (last?.font === font) last.piece += letter
    else pieces.push({ font, piece: letter })
  }
  return pieces
}
