import type * as HarfBuzzModule from 'harfbuzzjs'
import { candidateFiles } from '../fonts/font-files.ts'
import { findFont, type Font } from '../fonts/fonts.ts'
import { fontOfWoff } from '../fonts/woff.ts'
import type { FontWeight, TextLayer } from '../layer.ts'
import { parsePath, type PathSegment } from './outline-path.ts'
import { outlineOf, type Cluster, type ShapedLine, type TextOutline } from './outline-text.ts'
import { JOINED, runsOf, type Run } from './runs.ts'

export interface Shaper {
  /** Throws what `readFile` throws, and when the font is none of `FONTS`. */
  readonly outlineText: (layer: TextLayer) => Promise<TextOutline>
}

type HarfBuzz = typeof HarfBuzzModule

interface LoadedFont {
  readonly font: HarfBuzzModule.Font
  readonly unitsPerEm: number
  readonly characters: ReadonlySet<number>
  readonly paths: Map<number, readonly PathSegment[]>
}

/**
 * HarfBuzz with our fonts, the same in browser and service. `readFile` gives a font file by its name, such as
 * `anton-latin-400-normal.woff`; each is read once.
 */
export async function loadShaper(readFile: (name: string) => Promise<Uint8Array>): Promise<Shaper> {
  const harfBuzz = await import('harfbuzzjs')
  const fonts = new Map<string, Promise<LoadedFont>>()

  function fontOf(file: string): Promise<LoadedFont> {
    const known = fonts.get(file)
    if (known) return known
    const loading = load(file)
    fonts.set(file, loading)
    // A later try may succeed.
    loading.catch(() => fonts.delete(file))
    return loading
  }

  async function load(file: string): Promise<LoadedFont> {
    const face = new harfBuzz.Face(new harfBuzz.Blob(await fontOfWoff(await readFile(file))))
    const characters = new Set(face.collectUnicodes())
    return { font: new harfBuzz.Font(face), unitsPerEm: face.upem, characters, paths: new Map() }
  }

  async function findFile(letter: string, family: Font, weight: FontWeight): Promise<string | undefined> {
    const needed = Array.from(
      letter.replaceAll(UNSEEN_MARKS, ''),
      (character) => character.codePointAt(0) ?? 0,
    )
    for (const file of candidateFiles(letter, family, weight)) {
      const { characters } = await fontOf(file)
      if (needed.every((codePoint) => characters.has(codePoint))) return file
    }
    return undefined
  }

  async function shapeLine(line: string, family: Font, { weight, letterSpacing }: TextLayer) {
    const { runs, missing } = await runsOf(line, (letter) => findFile(letter, family, weight))
    const clusters = await Promise.all(
      runs.map(async (run) => shapeRun(harfBuzz, await fontOf(run.file), line, run, letterSpacing !== 0)),
    )
    return { clusters: clusters.flat(), missing } satisfies ShapedLine
  }

  return {
    async outlineText(layer) {
      const family = findFont(layer.font)
      if (!family) throw new Error(`There is no font ${layer.font}.`)
      // Spaces at the end of a line are not seen, but would move it.
      const lines = layer.text
        .normalize('NFC')
        .split('\n')
        .map((line) => line.trimEnd())
      return outlineOf(await Promise.all(lines.map((line) => shapeLine(line, family, layer))), layer)
    },
  }
}

/** Joiners and variation selectors have no glyph of their own. */
const UNSEEN_MARKS = /[\u200c\u200d\ufe00-\ufe0f]/g

function shapeRun(
  harfBuzz: HarfBuzz,
  { font, unitsPerEm, paths }: LoadedFont,
  line: string,
  { rtl, start, end }: Run,
  spaced: boolean,
): readonly Cluster[] {
  const joined = JOINED.test(line.slice(start, end))
  const buffer = new harfBuzz.Buffer()
  buffer.addText(line, start, end - start)
  buffer.setDirection(rtl ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR)
  buffer.guessSegmentProperties()
  // A ligature would bridge the gap between its letters.
  const apart = spaced ? ['liga', 'clig'].map((tag) => new harfBuzz.Feature(tag, 0)) : []
  harfBuzz.shape(font, buffer, apart)
  const clusters: (Cluster & { readonly cluster: number })[] = []
  const infos = buffer.getGlyphInfos()
  for (const [index, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
    const info = infos[index]
    if (!info) continue
    const path = paths.get(info.codepoint) ?? parsePath(font.glyphToPath(info.codepoint))
    paths.set(info.codepoint, path)
    const last = clusters.at(-1)
    const glyph = { path, x: xOffset / unitsPerEm, y: yOffset / unitsPerEm }
    // A mark that stands on the letter before it takes no room of its own.
    if (last && (last.cluster === info.cluster || xAdvance === 0)) {
      const shiftedGlyph = { ...glyph, x: glyph.x + last.advance }
      clusters[clusters.length - 1] = {
        ...last,
        advance: last.advance + xAdvance / unitsPerEm,
        glyphs: [...last.glyphs, shiftedGlyph],
      }
    } else {
      clusters.push({
        advance: xAdvance / unitsPerEm,
        glyphs: [glyph],
        unitsPerEm,
        joined,
        cluster: info.cluster,
      })
    }
  }
  return clusters
}
