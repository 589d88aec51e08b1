import type * as HarfBuzzModule from 'harfbuzzjs'
import { findFont } from './fonts.ts'
import type { TextLayer } from './layer.ts'
import { parsePath, type PathSegment } from './outline-path.ts'
import { outlineOf, type Cluster, type ShapedLine, type TextOutline } from './outline-text.ts'
import { runsOf, type Run } from './runs.ts'
import { fontOfWoff } from './woff.ts'

export interface Shaper {
  readonly outlineText: (layer: TextLayer) => Promise<TextOutline>
}

type HarfBuzz = typeof HarfBuzzModule

interface LoadedFont {
  readonly font: HarfBuzzModule.Font
  readonly unitsPerEm: number
  readonly paths: Map<number, readonly PathSegment[]>
}

/**
 * HarfBuzz with our fonts, the same in browser and service. `readFile` gives a font file by its name, such as
 * `anton-latin-400-normal.woff`; what it throws comes out of `outlineText`.
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
    return { font: new harfBuzz.Font(face), unitsPerEm: face.upem, paths: new Map() }
  }

  return {
    async outlineText(layer) {
      const family = findFont(layer.font)
      if (!family) throw new Error(`There is no font ${layer.font}.`)
      const lines = await Promise.all(
        layer.text
          .normalize('NFC')
          .split('\n')
          .map(async (line): Promise<ShapedLine> => {
            const { runs, missing } = runsOf(line, family, layer.weight)
            const shaped = await Promise.all(
              runs.map(async (run) =>
                shapeRun(harfBuzz, await fontOf(run.file), line, run, layer.letterSpacing !== 0),
              ),
            )
            return {
              clusters: shaped.flatMap(({ clusters }) => clusters),
              missing: [...missing, ...shaped.flatMap(({ missing: lacking }) => lacking)],
            }
          }),
      )
      return outlineOf(lines, layer)
    },
  }
}

const JOINED = /[\p{Script=Arabic}\p{Script=Devanagari}]/u

function shapeRun(
  harfBuzz: HarfBuzz,
  { font, unitsPerEm, paths }: LoadedFont,
  line: string,
  { rtl, start, end }: Run,
  spaced: boolean,
): ShapedLine {
  const buffer = new harfBuzz.Buffer()
  buffer.addText(line, start, end - start)
  buffer.setDirection(rtl ? harfBuzz.Direction.RTL : harfBuzz.Direction.LTR)
  buffer.guessSegmentProperties()
  // A ligature would bridge the gap between its letters.
  harfBuzz.shape(
    font,
    buffer,
    spaced ? [new harfBuzz.Feature('liga', 0), new harfBuzz.Feature('clig', 0)] : [],
  )
  const joined = JOINED.test(line.slice(start, end))
  const clusters: (Cluster & { readonly cluster: number })[] = []
  const missing: string[] = []
  const infos = buffer.getGlyphInfos()
  for (const [index, { xAdvance, xOffset, yOffset }] of buffer.getGlyphPositions().entries()) {
    const info = infos[index]
    if (!info) continue
    if (info.codepoint === 0) {
      missing.push(characterAt(line, info.cluster))
      continue
    }
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
  return { clusters, missing }
}

function characterAt(line: string, index: number): string {
  return String.fromCodePoint(line.codePointAt(index) ?? 0xfffd)
}
